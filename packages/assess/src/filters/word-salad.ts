import type { Lexicon } from '../lexicons/lexicon'
import type { TaggedUnit } from '../tag/word'
import { countBoundSyllables } from './bound-syllables'
import { countImplausiblePairs } from './implausible-pairs'

/** Measured on the project's own authored answers: ordered text stays below, shuffled text above. */
const maxImplausibleShare = { en: 0.04, vi: 0.075 } as const
/** Shuffling separates the syllables of Vietnamese words. */
const maxSeparatedShare = 0.5
const minBoundSyllables = 5
const functionWordShareRange = { en: { low: 0.22, high: 0.85 }, vi: { low: 0.15, high: 0.75 } } as const
/** Fewer words than this say too little about order. */
export const minWordSaladWords = 40

/** Detects word salad: too many implausible bigrams, or far too few or many function words. */
export function isWordSalad(units: readonly TaggedUnit[], lexicon: Lexicon): boolean {
  const words = units.flatMap((unit) => unit.words)
  if (words.length < minWordSaladWords) return false
  const share = words.filter((word) => lexicon.functionWords.has(word.form)).length / words.length
  const range = functionWordShareRange[lexicon.language]
  if (share < range.low || share > range.high) return true
  return (
    measureImplausibleShare(units, lexicon) > maxImplausibleShare[lexicon.language] ||
    hasSeparatedSyllables(units, lexicon)
  )
}

function hasSeparatedSyllables(units: readonly TaggedUnit[], lexicon: Lexicon): boolean {
  if (lexicon.language !== 'vi') return false
  const bound = units.map((unit) => countBoundSyllables(unit.words))
  const seen = bound.reduce((sum, item) => sum + item.total, 0)
  return seen >= minBoundSyllables && bound.reduce((sum, item) => sum + item.separated, 0) / seen > maxSeparatedShare
}

/** Share of neighboring pairs, inside units, that ordered language hardly ever has. */
export function measureImplausibleShare(units: readonly TaggedUnit[], lexicon: Lexicon): number {
  const pairs = units.reduce((sum, unit) => sum + Math.max(0, unit.words.length - 1), 0)
  const implausible = units.reduce((sum, unit) => sum + countImplausiblePairs(unit.words, lexicon.language), 0)
  return pairs === 0 ? 0 : implausible / pairs
}
