import type { ClauseStream } from './clause-stream'

/** Words around the retraction that say what is retracted. */
const contextWords = 15
/** In the same answer, a retraction reaches this many words back. */
const maxWordsBack = 60
/** In other answers, it reaches passages that share this many specific words. */
const minSharedLemmas = 2
const commonRank = 300

export interface PlacedPassage {
  readonly stream: ClauseStream
  /** Index of its last word in the stream. */
  readonly to: number
  readonly lemmas: ReadonlySet<string>
}

interface Retraction {
  readonly stream: ClauseStream
  readonly at: number
  readonly lemmas: ReadonlySet<string>
}

/**
 * Drops retracted passages. "I exaggerated" or "a colleague did it" retracts what was said just before it, and passages about
 * the same subject in any answer. The order of answers means nothing, so across answers only shared words decide.
 */
export function dropRetracted<T extends PlacedPassage>(pieces: readonly T[], streams: readonly ClauseStream[]): T[] {
  const retractions = streams.flatMap(findRetractions)
  return pieces.filter((piece) => !retractions.some((retraction) => retracts(retraction, piece)))
}

function findRetractions(stream: ClauseStream): Retraction[] {
  return stream.retractions.map((at) => {
    const near = stream.words.slice(Math.max(0, at - contextWords), at + contextWords)
    const specific = near.filter((word) => word.content && (word.rank ?? 10_000) > commonRank)
    return { stream, at, lemmas: new Set(specific.map((word) => word.lemma)) }
  })
}

function retracts({ stream, at, lemmas }: Retraction, piece: PlacedPassage): boolean {
  if (stream.answer === piece.stream.answer)
    return stream === piece.stream && piece.to < at && at - piece.to <= maxWordsBack
  return [...piece.lemmas].filter((lemma) => lemmas.has(lemma)).length >= minSharedLemmas
}
