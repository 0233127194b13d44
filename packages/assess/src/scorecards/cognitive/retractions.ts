import type { ClauseStream } from './clause-stream'

/** Words before and after the taking back that tell what is taken back. */
const contextWords = 15
/** In its own answer it takes back what was said so many words before it. */
const maxWordsBack = 60
/** Elsewhere only what shares so many specific words with it. */
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
 * The pieces that stand: "I exaggerated", "a colleague did it" takes back what was said just before it, and what was said
 * about the same lemmas in any answer. The order of answers means nothing, so elsewhere the words alone decide.
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
