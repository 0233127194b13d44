import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import type { TaggedUnit } from '../tag/word'

export interface ConnectiveHit {
  readonly phrase: string
  readonly start: number
  readonly end: number
  readonly unit: TaggedUnit
}

/** Every connective with its place in the answer's text. */
export function findConnectives(units: readonly TaggedUnit[], lexicon: Lexicon): ConnectiveHit[] {
  return units.flatMap((unit) =>
    findPhrases(
      lexicon.connectives,
      unit.words.map((word) => word.form),
    ).flatMap((hit) => {
      const first = unit.words[hit.from]
      const last = unit.words[hit.from + hit.length - 1]
      return first === undefined || last === undefined
        ? []
        : [{ phrase: hit.phrase, start: first.token.start, end: last.token.end, unit }]
    }),
  )
}

/** Different connectives by the square root of the words: neither length nor repeating one connective helps. */
export function measureConnectiveVariety(hits: readonly ConnectiveHit[], words: number): number {
  return words === 0 ? 0 : new Set(hits.map((hit) => hit.phrase)).size / Math.sqrt(words)
}
