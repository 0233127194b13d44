import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWakeSignal } from './wake-signal'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a wait ends when its time is over', async () => {
  const onResumed = vi.fn()
  void createWakeSignal().wait(500).then(onResumed)
  await vi.advanceTimersByTimeAsync(499)
  expect(onResumed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onResumed).toHaveBeenCalledTimes(1)
})

test('waking ends every wait at once and leaves no timer behind', async () => {
  const signal = createWakeSignal()
  const waits = Promise.all([signal.wait(60_000), signal.wait()])
  signal.wake()
  await waits
  expect(vi.getTimerCount()).toBe(0)
})

test('a signal that came before a wait does not end it', async () => {
  const signal = createWakeSignal()
  signal.wake()
  const onResumed = vi.fn()
  void signal.wait(100).then(onResumed)
  await vi.advanceTimersByTimeAsync(99)
  expect(onResumed).not.toHaveBeenCalled()
})
