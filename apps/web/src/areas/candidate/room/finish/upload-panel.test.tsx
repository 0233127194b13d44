import { expect, test } from 'vitest'
import type { UploadTotals } from '../../../../shared/media/spool/upload-totals'
import { uploadWords } from './upload-panel'

const base: UploadTotals = {
  count: 2,
  keptBytes: 100,
  storedBytes: 0,
  isDeviceFull: false,
  percent: 0,
  isAllStored: false,
  refusedCount: 0,
  attempt: 0,
  isPreparing: true,
}

test('the preparation is tried again once in words, and then said to have failed', () => {
  expect(uploadWords(base)).toBe('preparing')
  expect(uploadWords({ ...base, attempt: 1 })).toBe('prepareRetry')
  expect(uploadWords({ ...base, attempt: 2 })).toBe('urlFailed')
})

test('an upload under way is uploading until it stalls for long, and then the line is called unstable', () => {
  const sending = { ...base, isPreparing: false, storedBytes: 50 }
  expect(uploadWords(sending)).toBe('uploading')
  expect(uploadWords({ ...sending, attempt: 3 })).toBe('uploading')
  expect(uploadWords({ ...sending, attempt: 8 })).toBe('unstable')
})

test('success and refusal are said plainly', () => {
  expect(uploadWords({ ...base, isAllStored: true })).toBe('uploaded')
  expect(uploadWords({ ...base, refusedCount: 2 })).toBe('prepareFailed')
  expect(uploadWords({ ...base, refusedCount: 2, storedBytes: 9 })).toBe('failed')
})
