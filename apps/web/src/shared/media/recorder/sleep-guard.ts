/** After this many slices without bytes, the recorder is asked for data; after as many more, it counts as dead. */
const SILENT_SLICES = 3
/** A timer that fires this late means that the machine slept or the tab was frozen. */
const SLEPT_MS = 10_000

type GuardVerdict = 'fine' | 'ask' | 'dead'

interface SleepGuard {
  /** Call when bytes arrive. */
  noteBytes: () => void
  /** Called by a timer, and when the page becomes visible or resumes after a freeze. */
  check: () => GuardVerdict
}

/**
 * Uses timestamps instead of counting, because timers of a hidden tab fire only once a minute. A recorder that
 * was silent during a sleep is replaced, because its later data may be incomplete.
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
