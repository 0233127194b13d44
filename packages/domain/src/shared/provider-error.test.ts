import { providerErrorCodes } from '@candor/contract'
import { expect, test } from 'vitest'
import { isAbortedCall, isOverBudget, isTooLargeForModel, isUnusableReply } from './provider-error'

test('each predicate of a provider error holds for its own codes only', () => {
  expect(providerErrorCodes.filter(isOverBudget)).toEqual(['over_budget'])
  expect(providerErrorCodes.filter(isTooLargeForModel)).toEqual(['too_large'])
  expect(providerErrorCodes.filter(isAbortedCall)).toEqual(['aborted'])
  expect(providerErrorCodes.filter(isUnusableReply)).toEqual(['bad_response', 'refused'])
})
