import { monotonicMs } from '../clock'

/** How often the page's event loop is checked. */
const TICK_MS = 20
/** A timer may be this late although nothing blocks the page. */
const TOLERANCE_MS = 10

interface BlockedTimeParts {
  nowMs: () => number
  /** Returns a function that cancels the timer. */
  later: (work: () => void, ms: number) => () => void
  isHidden: () => boolean
}

/**
 * Measures for how long the page itself was blocked, as by a long task: timers then fire late, and so does the handler of a
 * response that has long arrived. Returns a function that stops and returns the milliseconds. A hidden page measures nothing,
 * because browsers delay its timers.
 */
export function startBlockedTime({ nowMs, later, isHidden }: BlockedTimeParts): () => number {
  let checkedAtMs = nowMs()
  let blockedMs = 0
  let wasHidden = isHidden()
  const check = () => {
    const lateMs = nowMs() - checkedAtMs - TICK_MS
    checkedAtMs = nowMs()
    wasHidden ||= isHidden()
    if (lateMs > TOLERANCE_MS) blockedMs += lateMs
  }
  const tick = () => {
    check()
    cancel = later(tick, TICK_MS)
  }
  let cancel = later(tick, TICK_MS)
  return () => {
    cancel()
    // The task that blocked the page may have ended just now, before the timer's own turn.
    check()
    return wasHidden ? 0 : blockedMs
  }
}

const later = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Measures the blocked time of this page. */
export const startPageBlockedTime = (): (() => number) =>
  startBlockedTime({ nowMs: monotonicMs, later, isHidden: () => document.hidden })
