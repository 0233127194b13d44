import { integrityRules } from './sample'

export interface Judged {
  readonly atMs: number
  /** Null: this sample says nothing either way. */
  readonly isSo: boolean | null
}

/** Places in the list, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** Judged stretches without a hole in them: nothing is said over a silence. */
function unbroken(judged: readonly Judged[]): Span[] {
  const pieces: { first: number; last: number }[] = []
  for (const [index, { atMs }] of judged.entries()) {
    const piece = pieces.at(-1)
    const before = judged[index - 1]
    const isNext = before !== undefined && atMs - before.atMs <= integrityRules.longestGapMs
    if (piece !== undefined && isNext) piece.last = index
    else pieces.push({ first: index, last: index })
  }
  return pieces
}

/** Whether a stretch that was last seen at `from` is over before it is seen again at `to`. */
function endsBetween(judged: readonly Judged[], from: number, to: number): boolean {
  const lastMs = judged[from]?.atMs ?? 0
  return judged.slice(from + 1, to).some(({ atMs, isSo }) => isSo === false && atMs - lastMs >= integrityRules.closeMs)
}

/** Where it was so within a piece, the stretches joined whose pauses were too short to end them. */
function joined(judged: readonly Judged[], piece: Span): Span[] {
  const spans: { first: number; last: number }[] = []
  for (let index = piece.first; index <= piece.last; index += 1) {
    if (judged[index]?.isSo !== true) continue
    const span = spans.at(-1)
    if (span === undefined || endsBetween(judged, span.last, index)) spans.push({ first: index, last: index })
    else span.last = index
  }
  return spans
}

/**
 * Stretches in which a condition held for at least `openMs`. Hysteresis: it must be absent for `closeMs` before a stretch ends,
 * so that a short change neither ends nor splits it. A stretch ends at its last sighting and never covers time without samples.
 */
export function findSpans(judged: readonly Judged[], openMs: number): Span[] {
  const lengthMs = ({ first, last }: Span): number => (judged[last]?.atMs ?? 0) - (judged[first]?.atMs ?? 0)
  const sightings = ({ first, last }: Span): number =>
    judged.slice(first, last + 1).filter(({ isSo }) => isSo === true).length
  return unbroken(judged)
    .flatMap((piece) => joined(judged, piece))
    .filter((span) => lengthMs(span) >= openMs && sightings(span) >= integrityRules.minSightings)
}
