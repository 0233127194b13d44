import type { AssessLanguage } from '../input'
import type { Word } from '../tag/word'

/** Vietnamese syllables are far fewer than English words: the common core is smaller. */
const commonRank = { en: 2000, vi: 1000 } as const

/** A content word beyond the common core that the language knows; misspellings earn nothing. */
export function isBeyondCommon(word: Word, language: AssessLanguage): boolean {
  return word.content && word.known && (word.rank === null || word.rank > commonRank[language])
}

/** Share of content words (0 to 1) beyond the common core. */
export function beyondShare(words: readonly Word[], language: AssessLanguage): number {
  const content = words.filter((word) => word.content)
  return content.length === 0 ? 0 : content.filter((word) => isBeyondCommon(word, language)).length / content.length
}
