import type { AssessLanguage } from '../input'
import type { Word } from '../tag/word'
import { isImplausibleEnglishPair } from './implausible-english'
import { isImplausibleVietnamesePair } from './implausible-vietnamese'

const isImplausiblePair: Readonly<Record<AssessLanguage, (word: Word, next: Word) => boolean>> = {
  en: isImplausibleEnglishPair,
  vi: isImplausibleVietnamesePair,
}

export function countImplausiblePairs(words: readonly Word[], language: AssessLanguage): number {
  const isImplausible = isImplausiblePair[language]
  return words.reduce((count, word, index) => {
    const next = words[index + 1]
    return next !== undefined && isImplausible(word, next) ? count + 1 : count
  }, 0)
}
