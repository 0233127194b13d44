/** After this many slices without bytes, the recorder is asked for data; after as many more, it counts as dead. */
const SILENT_SLICES = 3
/** A timer that fires this late means that the machine slept or the tab was frozen. */
const SLEPT_MS = 10_000

type GuardVerdict = 'fine' | 'ask' | 'dead'

interface SleepGuard {
  /** Bytes came. */
  noteBytes: () => void
  /** Called by a timer, and when the page becomes visible or resumes after a freeze. */
  check: () => GuardVerdict
}

/**
 * Judges by time stamps, not by counting: timers of a hidden tab come once a minute, slices do not depend on them. A recorder that
 * was silent over a sleep is not trusted with what comes after it.
 */
export function createSleepGuard(timesliceMs: number, nowMs: () => number): SleepGuard {
  const patienceMs = SILENT_SLICES * timesliceMs
  let lastBytesAtMs = nowMs()
  let checkedAtMs = lastBytesAtMs
  let askedAtMs: number | null = null
  return {
    noteBytes: () => {
      lastBytesAtMs = nowMs()
      askedAtMs = null
    },
    check: () => {
      const now = nowMs()
      const lateMs = now - checkedAtMs - timesliceMs
      checkedAtMs = now
      const silentMs = now - lastBytesAtMs
      if (silentMs < patienceMs) return 'fine'
      if (lateMs > SLEPT_MS) return 'dead'
      if (askedAtMs === null) {
        askedAtMs = now
        return 'ask'
      }
      return now - askedAtMs >= patienceMs ? 'dead' : 'fine'
    },
  }
}
