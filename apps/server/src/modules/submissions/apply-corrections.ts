import type { CorrectionKind } from '@candor/contract'
import { alignCorrectedWords, countCorrectedWords, type TimedWord } from '@candor/domain'
import { readTimed } from './transcript-lines'

export interface StoredCorrection {
  readonly answerId: string
  readonly take: number
  readonly version: number
  readonly text: string
  readonly kind: CorrectionKind
  readonly changedPercent: number
  readonly createdAt: Date
}

interface Take {
  readonly answerId: string
  readonly take: number
  readonly text: string
  readonly words: unknown
  readonly segments: unknown
  readonly isVerbatim: boolean
}

/** The latest correction, with what was heard. */
export interface AppliedCorrection {
  readonly kind: StoredCorrection['kind']
  readonly changedPercent: number
  readonly correctedText: string
  readonly heard: Pick<Take, 'text' | 'words' | 'segments'>
}

type Corrected<T extends Take> = T & { readonly correction: AppliedCorrection | null }

/** The recognized words, whatever was corrected. */
export const getHeardText = ({ text, correction }: Pick<Corrected<Take>, 'text' | 'correction'>): string =>
  correction?.heard.text ?? text

/** A recognizer's segments as words that share their segment's time. */
const splitSegments = (segments: readonly TimedWord[]): TimedWord[] =>
  segments.flatMap(({ text, startMs, endMs }) => alignCorrectedWords([{ text: '', startMs, endMs }], text))

/** The segments with corrected words: each word goes to the last segment that has begun at its time. */
function correctSegments(segments: readonly TimedWord[], text: string): TimedWord[] {
  const words = alignCorrectedWords(splitSegments(segments), text)
  return segments.flatMap((segment, index) => {
    const nextMs = segments[index + 1]?.startMs ?? Number.POSITIVE_INFINITY
    const startMs = index === 0 ? Number.NEGATIVE_INFINITY : segment.startMs
    const own = words.filter((word) => word.startMs >= startMs && word.startMs < nextMs)
    return own.length === 0 ? [] : [{ ...segment, text: own.map((word) => word.text).join(' ') }]
  })
}

/** Hesitations that were heard are not in a corrected text, so it counts as one whose recognizer leaves them out. */
const correctTake = <T extends Take>(take: T, text: string): T => {
  const words = alignCorrectedWords(readTimed(take.words), text)
  const segments = words.length > 0 ? [] : correctSegments(readTimed(take.segments), text)
  return {
    ...take,
    text,
    words: words.length > 0 ? words : null,
    segments: segments.length > 0 ? segments : null,
    isVerbatim: false,
  }
}

function applyCorrection<T extends Take>(take: T, corrections: readonly StoredCorrection[]): Corrected<T> {
  const own = corrections.filter(({ answerId, take: number }) => answerId === take.answerId && number === take.take)
  const latest = own.at(-1)
  if (latest === undefined) return { ...take, correction: null }
  const { kind, changedPercent, text: correctedText } = latest
  const small = own.findLast((version) => version.kind === 'small')
  const { text, words, segments } = take
  const correction = { kind, changedPercent, correctedText, heard: { text, words, segments } }
  const counted = small === undefined ? text : countCorrectedWords(text, small.text)
  return { ...(counted === text ? take : correctTake(take, counted)), correction }
}

/**
 * Takes with the words that count: what was heard, with the words of the last small correction that sound like it. A rewrite never
 * replaces what was heard (docs/decisions/073).
 */
export const applyCorrections = <T extends Take>(
  takes: readonly T[],
  corrections: readonly StoredCorrection[],
): Corrected<T>[] => takes.map((take) => applyCorrection(take, corrections))
