import { answerTextLimits, normalizeText } from '@candor/contract'
import { recordingLimits } from '@candor/domain'

interface Segment {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

interface AnswerContent {
  readonly text: string | null
  readonly segments: readonly Segment[] | null
  readonly speechMs: number | null
  readonly durationMs: number
}

const boundMs = (durationMs: number): number => Math.min(Math.round(durationMs), recordingLimits.longestAnswerMs)

/**
 * An answer's words and times as a session takes them, whichever transport brought them: normalized text of a bounded
 * length, whole milliseconds, no time longer than a day.
 */
export function boundAnswer<T extends AnswerContent>(answer: T): T {
  const { text, segments, speechMs, durationMs } = answer
  return {
    ...answer,
    text: text === null ? null : normalizeText(text).slice(0, answerTextLimits.characters),
    segments:
      segments === null
        ? null
        : segments.slice(0, answerTextLimits.segments).map((segment) => ({
            text: normalizeText(segment.text),
            startMs: Math.round(segment.startMs),
            endMs: Math.round(segment.endMs),
          })),
    speechMs: speechMs === null ? null : boundMs(speechMs),
    durationMs: boundMs(durationMs),
  }
}
