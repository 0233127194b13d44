import type { Citation } from '@candor/contract'
import { locateQuote } from '../judge/locate-quote'
import type { Passage } from './passages'

/** A passage as a model sees it. */
export interface NumberedPassage {
  readonly id: string
  readonly passage: Passage
}

export const numberPassages = (passages: readonly Passage[]): readonly NumberedPassage[] =>
  passages.map((passage, index) => ({ id: `p${index + 1}`, passage }))

/** The place of the words that a model quotes, in the passage that it names; null: they are not there word for word. */
export function citeQuote(
  quote: { readonly passage: string; readonly words: string },
  passages: readonly NumberedPassage[],
): Citation | null {
  const found = passages.find(({ id }) => id === quote.passage.trim())?.passage.citation
  if (found === undefined) return null
  const span = locateQuote(found.quote, quote.words)
  if (span === null) return null
  return {
    ...found,
    start: found.start + span.start,
    end: found.start + span.end,
    quote: found.quote.slice(span.start, span.end),
  }
}
