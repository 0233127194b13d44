import type { UploadState } from './upload-machine'

const FIRST_MS = 150
const MAX_MS = 5000
const FINAL_FIRST_MS = 5000
const FINAL_MAX_MS = 60_000

/** Wait before the n-th try again (n from 0): doubling from 150 ms, at most 5 s, with up to a quarter less by chance. */
export const getBackoffMs = (attempt: number, random: number): number =>
  Math.round(Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt, 16)) * (1 - 0.25 * random))

/** Before a sealed segment is asked for again: the last tier takes its time. */
const getFinalPauseMs = (asks: number): number => Math.min(FINAL_MAX_MS, FINAL_FIRST_MS * 2 ** Math.min(asks, 16))

/** How long to pause before what comes next; 0: go on at once. A server that says when to come again is listened to. */
export function getPauseMs(state: UploadState, random: number): number {
  if (state.phase === 'fenced' || state.phase === 'refused' || state.isFinal) return 0
  if (state.attempt > 0) return Math.max(getBackoffMs(state.attempt - 1, random), state.retryAfterMs ?? 0)
  return state.phase === 'sealed' ? getFinalPauseMs(state.finalAsks) : 0
}
