import { recordingLimits } from '../limits'

/** The time in which a session's recordings were made. */
export interface RecordingWindow {
  /** Null: the interview has not begun. */
  readonly begunAtMs: number | null
  /** Null: it is still under way. */
  readonly endedAtMs: number | null
  /** The time that the set gives to the interview. */
  readonly durationMs: number
}

/** `generous`: more than any browser records. `plausible`: what Candor's own page records, with a margin; asked for when the disk is nearly full. */
export type RecordingPace = 'generous' | 'plausible'

const getElapsedMs = ({ begunAtMs, endedAtMs, durationMs }: RecordingWindow, nowMs: number): number => {
  if (begunAtMs === null) return 0
  const longestMs = 2 * durationMs + recordingLimits.interruptionMs
  return Math.min(longestMs, Math.max(0, (endedAtMs ?? nowMs) - begunAtMs))
}

/** Most bytes that all recordings of a session may have by now. */
export const getRecordingAllowanceBytes = (window: RecordingWindow, nowMs: number, pace: RecordingPace): number => {
  const { startBytes, bytesPerSecond } = recordingLimits[pace]
  return startBytes + Math.floor((getElapsedMs(window, nowMs) * bytesPerSecond) / 1000)
}

/** When a session that has so many bytes too many may go on; at most a minute, because its window may change. */
export const getAllowanceWaitSeconds = (excessBytes: number, pace: RecordingPace): number =>
  Math.min(60, Math.max(1, Math.ceil(excessBytes / recordingLimits[pace].bytesPerSecond)))
