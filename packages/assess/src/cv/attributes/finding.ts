import type { FlagContext } from '../flags/flag'
import type { CvModelEntry } from '../model'

export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A statement without identifying words, and the entry it belongs to. */
export interface CvFact extends TextSpan {
  /** As long as the original: names, employers, schools, origin, age and sex are blanks. */
  readonly masked: string
  readonly entry: CvModelEntry | null
  readonly section: string
  readonly hasResult: boolean
}

/** What an attribute may see. */
export interface CvEvidence {
  readonly context: FlagContext
  readonly facts: readonly CvFact[]
  /** Jobs in the order they began. */
  readonly jobs: readonly CvModelEntry[]
}

export interface CvFinding {
  readonly level: number
  /** Dated facts that were counted. */
  readonly count: number
  readonly supporting: readonly TextSpan[]
  readonly against: readonly TextSpan[]
}

/** null if no dated fact is about it. */
export type CvAttribute = (evidence: CvEvidence) => CvFinding | null

/** Each place once, in the order given. */
const dedupeSpans = (places: readonly TextSpan[]) =>
  places.filter((place, index) => places.findIndex((other) => other.start === place.start) === index)

export function buildFinding(
  level: number,
  supporting: readonly TextSpan[],
  against: readonly TextSpan[] = [],
): CvFinding {
  const [plus, minus] = [dedupeSpans(supporting), dedupeSpans(against)]
  return { level, count: plus.length + minus.length, supporting: plus, against: minus }
}
