import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))

test('counts down to 0 and stays there', () => {
  const { result } = renderHook(() => useCountdown(3000, true))
  pass(2000)
  expect(result.current).toBe(1000)
  pass(5000)
  expect(result.current).toBe(0)
})

test('setting the device clock changes nothing', () => {
  const { result } = renderHook(() => useCountdown(60_000, true))
  vi.setSystemTime(4_000_000_000_000)
  pass(1000)
  expect(result.current).toBe(59_000)
})

test('pauses while not running, and follows the next value from the server', () => {
  const { result, rerender } = renderHook(({ leftMs, isRunning }) => useCountdown(leftMs, isRunning), {
    initialProps: { leftMs: 10_000, isRunning: false },
  })
  pass(5000)
  expect(result.current).toBe(10_000)
  rerender({ leftMs: 8000, isRunning: true })
  pass(1000)
  expect(result.current).toBe(7000)
})
