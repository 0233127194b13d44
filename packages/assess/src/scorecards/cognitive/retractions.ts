import type { Stream } from './clause-stream'

/** Words before and after the taking back that tell what is taken back. */
const around = 15
/** In its own answer it takes back what was said so many words before it. */
const reachBack = 60
/** Elsewhere only what shares so many specific words with it. */
const sameMatter = 2
const commonRank = 300

export interface Placed {
  readonly stream: Stream
  /** Index of its last word in the stream. */
  readonly to: number
  readonly lemmas: ReadonlySet<string>
}

interface Withdrawal {
  readonly stream: Stream
  readonly at: number
  readonly matter: ReadonlySet<string>
}

/**
 * The pieces that stand: "I exaggerated", "a colleague did it" takes back what was said just before it, and what was said
 * about the same matter in any answer. The order of answers means nothing, so elsewhere the words alone decide.
 */
export function standing<T extends Placed>(pieces: readonly T[], streams: readonly Stream[]): T[] {
  const withdrawals = streams.flatMap(withdrawalsOf)
  return pieces.filter((piece) => !withdrawals.some((withdrawal) => takesBack(withdrawal, piece)))
}

function withdrawalsOf(stream: Stream): Withdrawal[] {
  return stream.withdrawals.map((at) => {
    const near = stream.words.slice(Math.max(0, at - around), at + around)
    const specific = near.filter((word) => word.content && (word.rank ?? 10_000) > commonRank)
    return { stream, at, matter: new Set(specific.map((word) => word.lemma)) }
  })
}

function takesBack({ stream, at, matter }: Withdrawal, piece: Placed): boolean {
  if (stream.answer === piece.stream.answer)
    return stream === piece.stream && piece.to < at && at - piece.to <= reachBack
  return [...piece.lemmas].filter((lemma) => matter.has(lemma)).length >= sameMatter
}
