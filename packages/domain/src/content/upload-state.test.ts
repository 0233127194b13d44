import { uploadStates } from '@candor/contract'
import { expect, test } from 'vitest'
import { isCanceledUpload, isOpenUpload, isSealedUpload } from './upload-state'

test('an upload is open, sealed or canceled, and never two of these', () => {
  expect(uploadStates.filter((state) => isOpenUpload({ state }))).toEqual(['open'])
  expect(uploadStates.filter((state) => isSealedUpload({ state }))).toEqual(['sealed'])
  expect(uploadStates.filter((state) => isCanceledUpload({ state }))).toEqual(['cancelled'])
})
