/** Readings of the last second are compared. */
const WINDOW = 32
/** More than reading two clocks one after the other can explain: one of them stood still, or was set anew. */
const JUMP_MS = 250

export interface ClockMap {
  /** A moment of the sound's clock on the caller's, by a reading of both clocks made just now. */
  toCaller: (soundMs: number, reading: { soundNowMs: number; callerNowMs: number }) => number
  reset: () => void
}

/**
 * Sound counts by its own clock, which stands still while the page's audio does. The sound clock is read late by up to a buffer,
 * never early: the smallest difference of the last second is the true one. After a jump of either clock it is measured anew.
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
