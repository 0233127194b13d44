import type { Passage } from './passages'
import { weighTerm } from './terms'

/** A sentence of this many words is read in a few seconds; longer ones must hold more to be chosen. */
const usualWords = 24

const scoreSentence = ({ terms }: Passage): number => {
  const forms = new Map(terms.map((term) => [term.form, weighTerm(term)]))
  const sum = [...forms.values()].reduce((total, weight) => total + weight, 0)
  return sum * Math.min(1, usualWords / terms.length)
}

/** The sentence that tells most of an answer: the most telling words in a readable length. Null: there are no sentences. */
export function findKeySentence(passages: readonly Passage[]): Passage | null {
  let best: { readonly passage: Passage; readonly score: number } | null = null
  for (const passage of passages) {
    const score = scoreSentence(passage)
    if (best === null || score > best.score) best = { passage, score }
  }
  return best?.passage ?? null
}
