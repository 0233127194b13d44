import type { Transcript } from '@candor/ai'

/** A word on the answer's clock. */
export interface RecognizedWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}
export interface RecognizedSegment {
  readonly startMs: number
  readonly endMs: number
  readonly words: readonly RecognizedWord[]
}
/** What was recognized in one piece. */
export interface RecognizedPiece {
  readonly segments: readonly RecognizedSegment[]
  /** Whether the words' times come from the recognizer; otherwise they are spread over their segment. */
  readonly isTimed: boolean
}

/** The fastest possible speech: a recognizer that returns more words repeats itself. */
const mostWordsPerSecond = 10
const allowedAtOnce = 40

const split = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '')

/** Spreads words over a period by their lengths. */
const spread = (texts: readonly string[], startMs: number, endMs: number): readonly RecognizedWord[] => {
  const total = texts.reduce((sum, text) => sum + text.length, 0)
  let before = 0
  return texts.map((text) => {
    const from = startMs + ((endMs - startMs) * before) / total
    before += text.length
    const to = startMs + ((endMs - startMs) * before) / total
    return { text, startMs: Math.round(from), endMs: Math.round(to) }
  })
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

const rawSegments = ({ text, segments }: Transcript, { fromMs, toMs }: Span) =>
  segments.length > 0 || text === '' ? segments : [{ text, startMs: 0, endMs: toMs - fromMs }]

/**
 * A recognizer's result on the answer's clock, limited to its piece. Null: no one could speak that many words in the
 * time.
 */
export const placeWords = (transcript: Transcript, span: Span): RecognizedPiece | null => {
  const place = (ms: number): number => Math.min(span.toMs, Math.max(span.fromMs, Math.round(span.fromMs + ms)))
  const segments = rawSegments(transcript, span).map(({ text, startMs, endMs }) => {
    const start = place(startMs)
    const end = Math.max(start, place(endMs))
    return { startMs: start, endMs: end, words: spread(split(text), start, end) }
  })
  const count = segments.reduce((sum, { words }) => sum + words.length, 0)
  if (count > allowedAtOnce + (mostWordsPerSecond * (span.toMs - span.fromMs)) / 1_000) return null
  const times = transcript.words
  if (times === null || times.length !== count) return { segments, isTimed: false }
  const rest = times.values()
  const timed = segments.map((segment) => ({
    ...segment,
    words: segment.words.map((word) => {
      const own = rest.next().value
      return own === undefined ? word : { ...word, startMs: place(own.startMs), endMs: place(own.endMs) }
    }),
  }))
  return { segments: timed, isTimed: true }
}
