import { useEffect, useState } from 'react'
import { monotonicMs } from './clock'

const TICK_MS = 1000

/**
 * Counts down from the server's remaining time, by a clock that can't be set. Restarts when `leftMs` changes; pauses
 * while not running; never below 0.
 */
export function useCountdown(leftMs: number, isRunning: boolean): number {
  const [shownMs, setShownMs] = useState(leftMs)
  useEffect(() => {
    setShownMs(leftMs)
    if (!isRunning) return
    const startedMs = monotonicMs()
    const timer = setInterval(() => setShownMs(Math.max(0, leftMs - (monotonicMs() - startedMs))), TICK_MS)
    return () => clearInterval(timer)
  }, [leftMs, isRunning])
  return shownMs
}
