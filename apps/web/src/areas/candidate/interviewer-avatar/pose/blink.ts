import { seededRandom } from './seeded-random'

/** One blink in each window, within its first half: so two are 2 to 6 seconds apart. */
const WINDOW_MS = 4000
const SPREAD_MS = 2000
const CLOSE_MS = 75
const SHUT_MS = 30
const OPEN_MS = 150
export const BLINK_MS = CLOSE_MS + SHUT_MS + OPEN_MS

/** Returns when the eyes blink in a window of time. */
export const blinkTimeMs = (seed: number, window: number): number =>
  window * WINDOW_MS + seededRandom(seed, window) * SPREAD_MS

/** Returns how far a blink has closed the eyes, `atMs` after it began. */
export function blinkShape(atMs: number): number {
  if (atMs <= 0 || atMs >= BLINK_MS) return 0
  if (atMs < CLOSE_MS) return atMs / CLOSE_MS
  return atMs < CLOSE_MS + SHUT_MS ? 1 : 1 - (atMs - CLOSE_MS - SHUT_MS) / OPEN_MS
}

/** Combines the blinks of a seed with one for each change of gaze, because people blink while their eyes move. */
export function blinkAt(nowMs: number, seed: number, shiftsMs: readonly number[]): number {
  const window = Math.floor(nowMs / WINDOW_MS)
  const own = Math.max(blinkShape(nowMs - blinkTimeMs(seed, window)), blinkShape(nowMs - blinkTimeMs(seed, window - 1)))
  return shiftsMs.reduce((most, shiftMs) => Math.max(most, blinkShape(nowMs - shiftMs)), own)
}
