import { foldDiacritics, lacksDiacritics } from '@candor/contract'
import { listFrequentWords } from '../lexicons/ranks'
import { isVietnameseSyllable } from './syllable'
import type { TaggedUnit } from './word'

let syllables: ReadonlySet<string> | undefined

/** The frequent syllables of Vietnamese without their diacritics. */
const getFoldedSyllables = (): ReadonlySet<string> => {
  syllables ??= new Set(listFrequentWords('vi').filter(isVietnameseSyllable).map(foldDiacritics))
  return syllables
}

/** The units of a Vietnamese answer, whose words are known without diacritics, too, if the answer lacks them. */
export function recognizeFoldedWords(text: string, units: readonly TaggedUnit[]): TaggedUnit[] {
  if (!lacksDiacritics(text)) return [...units]
  return units.map((unit) => ({
    ...unit,
    words: unit.words.map((word) => ({ ...word, known: word.known || getFoldedSyllables().has(word.form) })),
  }))
}
