/** Readings of the last second are compared. */
const WINDOW = 32
/** A larger difference means that one of the clocks stopped or was reset. */
const JUMP_MS = 250

export interface ClockMap {
  /** Converts a time of the sound's clock to the caller's, given a current reading of both. */
  toCaller: (soundMs: number, reading: { soundNowMs: number; callerNowMs: number }) => number
  reset: () => void
}

/**
 * Sound has its own clock, which stops while the page's audio is suspended. It is read late by up to a buffer and
 * never early, so the smallest difference of the last second is the true one. A jump of either clock restarts the
 * measurement.
 */
export function createClockMap(): ClockMap {
  let differences: number[] = []
  return {
    toCaller: (soundMs, { soundNowMs, callerNowMs }) => {
      const difference = callerNowMs - soundNowMs
      const before = differences.length === 0 ? difference : Math.min(...differences)
      if (Math.abs(difference - before) > JUMP_MS) differences = []
      differences = [...differences.slice(1 - WINDOW), difference]
      return Math.max(0, Math.round(soundMs + Math.min(...differences)))
    },
    reset: () => {
      differences = []
    },
  }
}
