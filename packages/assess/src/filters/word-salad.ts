import type { Lexicon } from '../lexicons/lexicon'
import { countPairsOfUnit } from '../measures/count-seldom-pairs'
import type { TaggedUnit, Word } from '../tag/word'
import { isImplausibleEnglishPair } from './implausible-english'

/** Of 240 spoken answers of the exam in order none is above, of the same shuffled five in six. */
const maxImplausibleShare = 0.06
const functionWordShareRange = { low: 0.22, high: 0.85 } as const
/** Fewer words than this say too little about order. */
const minWordSaladWords = 40

/**
 * Seldom and implausible pairs in 100 typed words. Of 283 essays of learners one has more than 12 and none more than 14, of the same
 * shuffled 288 of 300 have more than 14. A recognizer's words have restarts, and few words too few pairs.
 */
const maxOddPairsPer100 = 13
const minOddPairWords = 100

/**
 * Detects English word salad: too many pairs that language hardly ever has, or far too few or many function words. Vietnamese has no such rule: a
 * closed list of pairs took answers of a foreman, a builder and an engineer for salad. Its points need syllables in a row.
 */
export function isWordSalad(units: readonly TaggedUnit[], lexicon: Lexicon, isTyped: boolean): boolean {
  const words = units.flatMap((unit) => unit.words)
  if (lexicon.language !== 'en' || words.length < minWordSaladWords) return false
  const share = words.filter((word) => lexicon.functionWords.has(word.form)).length / words.length
  if (share < functionWordShareRange.low || share > functionWordShareRange.high) return true
  const implausibleShare = measureImplausibleShare(units)
  if (implausibleShare > maxImplausibleShare) return true
  if (!isTyped || words.length < minOddPairWords) return false
  const seldom = units.reduce((sum, unit) => sum + countPairsOfUnit(unit), 0)
  return 100 * (implausibleShare + seldom / words.length) > maxOddPairsPer100
}

/** Share of neighboring pairs, inside units, that ordered language hardly ever has. */
function measureImplausibleShare(units: readonly TaggedUnit[]): number {
  const pairs = units.reduce((sum, unit) => sum + Math.max(0, unit.words.length - 1), 0)
  const implausible = units.reduce((sum, unit) => sum + countImplausiblePairs(unit.words), 0)
  return pairs === 0 ? 0 : implausible / pairs
}

function countImplausiblePairs(words: readonly Word[]): number {
  return words.reduce((count, word, index) => {
    const next = words[index + 1]
    return next !== undefined && isImplausibleEnglishPair(word, next) ? count + 1 : count
  }, 0)
}
