import { useEffect, useRef } from 'react'
import { isSavingData } from '../is-saving-data'

/** A pointer that only crosses a row leaves it sooner. */
const restMs = 80

/**
 * Calls `act` when a pointer or the focus rests on something, once for each key: what a press would load can be loaded before it.
 * `start` begins the wait and `stop` ends it.
 */
export function useIntent(): { start: (key: string, act: () => void) => void; stop: () => void } {
  const timer = useRef<number | undefined>(undefined)
  const done = useRef(new Set<string>())
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const stop = (): void => window.clearTimeout(timer.current)
  const start = (key: string, act: () => void): void => {
    stop()
    if (done.current.has(key) || isSavingData()) return
    timer.current = window.setTimeout(() => {
      done.current.add(key)
      act()
    }, restMs)
  }
  return { start, stop }
}
