import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error'
import { retryUntilResponse } from './retry-until-response'

const refuse = (code: ApiError['code'], status: number) =>
  new ApiError(code, status, { params: {}, fields: {}, requestId: null })
const offline = new TypeError('no network')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('sends a command again after network errors, server errors and rate limits until the server responds', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(refuse('INTERNAL', 500))
    .mockRejectedValueOnce(refuse('RATE_LIMITED', 429))
    .mockResolvedValueOnce('session')
  const response = retryUntilResponse(send)
  await vi.advanceTimersByTimeAsync(400 + 800 + 1600)
  expect(await response).toBe('session')
  expect(send).toHaveBeenCalledTimes(4)
})

test('throws a refusal at once, because the same command would be refused again', async () => {
  const refusal = refuse('ANSWER_TOO_SHORT', 422)
  const send = vi.fn(() => Promise.reject(refusal))
  await expect(retryUntilResponse(send)).rejects.toBe(refusal)
  expect(send).toHaveBeenCalledTimes(1)
})

test('sends again as soon as the browser is online, without waiting for the delay', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline).mockResolvedValueOnce('session')
  const response = retryUntilResponse(send)
  await vi.advanceTimersByTimeAsync(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(2)
  expect(await response).toBe('session')
})

test('never waits longer than five seconds between two attempts', async () => {
  const send = vi.fn(() => Promise.reject(offline))
  let isStopped = false
  const response = retryUntilResponse(send, () => isStopped)
  const ended = expect(response).rejects.toBe(offline)
  await vi.advanceTimersByTimeAsync(60_000)
  const attempts = send.mock.calls.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(attempts + 1)
  isStopped = true
  await vi.advanceTimersByTimeAsync(5000)
  await ended
})
