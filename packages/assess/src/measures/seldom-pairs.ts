import type { AssessLanguage } from '../input'
import { listKeptUnits } from '../normalize/prepare-answers'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import { countPairsOfUnit } from './count-seldom-pairs'
import { measurePer100 } from './events-per-100'

/** Fewer typed words say too little: one short typed answer must not speak for a spoken interview. */
const minWords = 100
/** Well-written English has 1 to 2. */
const usualPer100 = 1.5

export interface SeldomPairs {
  readonly found: number
  readonly words: number
  readonly per100: number
}

/**
 * Neighboring words that English seldom has side by side, in typed English answers: where words are left out, out of order or in
 * a wrong form. Null below 100 typed words. A recognizer's sentences are not the speaker's, and speech has restarts.
 */
export function countSeldomPairs(answers: readonly PreparedAnswer[], language: AssessLanguage): SeldomPairs | null {
  const units = answers.flatMap((item) => (item.answer.modality === 'typed' ? listKeptUnits(item.units) : []))
  const words = units.reduce((sum, unit) => sum + unit.words.length, 0)
  if (language !== 'en' || words < minWords) return null
  const found = units.reduce((sum, unit) => sum + countPairsOfUnit(unit), 0)
  return { found, words, per100: measurePer100(found, words, usualPer100) }
}
