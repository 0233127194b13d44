import type { Lexicon } from '../lexicons/lexicon'
import type { TaggedUnit } from '../tag/word'
import { boundSyllables } from './bound-syllables'
import { implausiblePairs } from './implausible-pairs'

/** Measured on the project's own authored answers: ordered text stays below, shuffled text above. */
const pairShareLimit = { en: 0.04, vi: 0.075 } as const
/** Shuffled Vietnamese tears its two-syllable words apart. */
const tornShareLimit = 0.5
const minBound = 5
const functionShare = { en: { low: 0.22, high: 0.85 }, vi: { low: 0.15, high: 0.75 } } as const
/** Fewer words than this say too little about order. */
export const saladMinWords = 40

/** True for a heap of words: too many pairs that no sentence has, or far too few or many function words. */
export function isSalad(units: readonly TaggedUnit[], lexicon: Lexicon): boolean {
  const words = units.flatMap((unit) => unit.words)
  if (words.length < saladMinWords) return false
  const share = words.filter((word) => lexicon.functionWords.has(word.form)).length / words.length
  const range = functionShare[lexicon.language]
  if (share < range.low || share > range.high) return true
  return implausibleShare(units, lexicon) > pairShareLimit[lexicon.language] || isTorn(units, lexicon)
}

function isTorn(units: readonly TaggedUnit[], lexicon: Lexicon): boolean {
  if (lexicon.language !== 'vi') return false
  const bound = units.map((unit) => boundSyllables(unit.words))
  const seen = bound.reduce((sum, item) => sum + item.seen, 0)
  return seen >= minBound && bound.reduce((sum, item) => sum + item.torn, 0) / seen > tornShareLimit
}

/** Share of neighbouring pairs, inside units, that ordered language hardly ever has. */
export function implausibleShare(units: readonly TaggedUnit[], lexicon: Lexicon): number {
  const pairs = units.reduce((sum, unit) => sum + Math.max(0, unit.words.length - 1), 0)
  const odd = units.reduce((sum, unit) => sum + implausiblePairs(unit.words, lexicon.language), 0)
  return pairs === 0 ? 0 : odd / pairs
}
