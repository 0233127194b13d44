import type { LevelOutlet } from './level-source'
import type { PauseState } from './pause-control'

/** How something is said: where its loudness goes, and what may interrupt it. */
export interface PlaybackControl {
  level: LevelOutlet
  /** Ends it within 30 ms. */
  signal: AbortSignal
  /** Pauses within 30 ms and resumes from the same place. */
  pause: PauseState
  /** The sound is heard from `startedAtMs` of the monotonic clock on; after a hold: as if it had begun so much later. */
  onStart: (start: { startedAtMs: number; durationMs: number | null }) => void
}
