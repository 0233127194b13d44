import type { UploadState } from './upload-machine'

const FIRST_MS = 150
const MAX_MS = 5000
const FINAL_FIRST_MS = 5000
const FINAL_MAX_MS = 60_000

/** Delay before retry n (from 0). It doubles from 150 ms up to 5 s and is shortened at random by up to a quarter. */
export const getBackoffMs = (attempt: number, random: number): number =>
  Math.round(Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt, 16)) * (1 - 0.25 * random))

/** Delay before a sealed segment is polled again, because the last storage tier is slow. */
const getFinalPauseMs = (asks: number): number => Math.min(FINAL_MAX_MS, FINAL_FIRST_MS * 2 ** Math.min(asks, 16))

/** How long to pause before the next request; 0: continue at once. Respects the server's Retry-After time. */
export function getPauseMs(state: UploadState, random: number): number {
  if (state.phase === 'fenced' || state.phase === 'refused' || state.isFinal) return 0
  if (state.attempt > 0) return Math.max(getBackoffMs(state.attempt - 1, random), state.retryAfterMs ?? 0)
  return state.phase === 'sealed' ? getFinalPauseMs(state.finalAsks) : 0
}
