import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetries } from './load-with-retries'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what can’t be loaded is loaded again until it can', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'))
  load.mockResolvedValue('code')
  const loaded = loadWithRetries(load)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

test('nothing more is loaded once no one waits', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no connection'))
  const waiting = new AbortController()
  const loaded = loadWithRetries(load, waiting.signal)
  await vi.advanceTimersByTimeAsync(1_000)
  waiting.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})
