import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readUploadKbps, recordUploadSpeed } from './upload-speed'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the reported speed is known until half a minute passes without a report', () => {
  expect(readUploadKbps()).toBeNull()
  recordUploadSpeed(900)
  vi.advanceTimersByTime(30_000)
  expect(readUploadKbps()).toBe(900)
  vi.advanceTimersByTime(1)
  expect(readUploadKbps()).toBeNull()
})

test('a report without a measured speed replaces the earlier speed', () => {
  recordUploadSpeed(900)
  recordUploadSpeed(null)
  expect(readUploadKbps()).toBeNull()
})
