import type { AssessLanguage } from '../input'
import type { Word } from '../tag/word'
import { isImplausibleEnglishPair } from './implausible-english'
import { isImplausibleVietnamesePair } from './implausible-vietnamese'

export function countImplausiblePairs(words: readonly Word[], language: AssessLanguage): number {
  const isImplausible = language === 'en' ? isImplausibleEnglishPair : isImplausibleVietnamesePair
  return words.reduce((count, word, index) => {
    const next = words[index + 1]
    return next !== undefined && isImplausible(word, next) ? count + 1 : count
  }, 0)
}
