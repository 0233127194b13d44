import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import type { TaggedUnit } from '../tag/word'
import { measureTypesPerSample } from './lexical-diversity'

/** The first connective of a sentence, from its first word to the end of the sentence; null: there is none. */
export function findFirstConnective(unit: TaggedUnit, lexicon: Lexicon): { start: number; end: number } | null {
  const [hit] = findConnectives(unit, lexicon)
  const word = hit === undefined ? undefined : unit.words[hit.from]
  return word === undefined ? null : { start: word.token.start, end: unit.end }
}

const findConnectives = ({ words }: TaggedUnit, lexicon: Lexicon) =>
  findPhrases(
    lexicon.connectives,
    words.map((word) => word.form),
  )

/** Expected number of different connectives in a sample of the words: neither length nor repeating one of them helps. */
export function measureConnectiveVariety(units: readonly TaggedUnit[], lexicon: Lexicon): number {
  const words = units.reduce((sum, unit) => sum + unit.words.length, 0)
  const phrases = units.flatMap((unit) => findConnectives(unit, lexicon).map(({ phrase }) => phrase))
  return measureTypesPerSample(phrases, words)
}

/**
 * The words that show a range: neither masked nor part of a connective ("as a result"), which anyone can put in front of a
 * sentence.
 */
export function listRangeForms(units: readonly TaggedUnit[], lexicon: Lexicon): string[] {
  return units.flatMap((unit) => {
    const linking = findConnectives(unit, lexicon)
    return unit.words.flatMap(({ token, form }, index) => {
      const isLinking = linking.some(({ from, length }) => from <= index && index < from + length)
      return token.mask !== null || isLinking ? [] : [form]
    })
  })
}
