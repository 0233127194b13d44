import type { LevelOutlet } from './level-source'
import type { PauseState } from './pause-control'

/** Where speech reports its loudness, and what may interrupt it. */
export interface PlaybackControl {
  level: LevelOutlet
  /** Below 1: slower, at the same pitch. Absent: 1. */
  rate?: number
  /** Stops the speech within 30 ms. */
  signal: AbortSignal
  /** Pauses within 30 ms and resumes from the same place. */
  pause: PauseState
  /** `startedAtMs`: when the sound started on the monotonic clock. A pause shifts it by the length of the pause. */
  onStart: (start: { startedAtMs: number; durationMs: number | null }) => void
}
