import type { AssessLanguage } from '../input'
import type { Word } from '../tag/word'
import { isOddEnglish } from './implausible-english'
import { isOddVietnamese } from './implausible-vietnamese'

export function implausiblePairs(words: readonly Word[], language: AssessLanguage): number {
  const isOdd = language === 'en' ? isOddEnglish : isOddVietnamese
  return words.reduce((count, word, index) => {
    const next = words[index + 1]
    return next !== undefined && isOdd(word, next) ? count + 1 : count
  }, 0)
}
