import type { AssessLanguage } from '../input'
import type { Word } from '../tag/word'
import { measureTypeShare } from './lexical-diversity'

/** Vietnamese syllables are far fewer than English words: the common core is smaller. */
const commonRank = { en: 2000, vi: 1000 } as const

/** A content word beyond the common core that the language knows; misspellings earn nothing. */
export function isSophisticated(word: Word, language: AssessLanguage): boolean {
  return word.content && word.known && (word.rank === null || word.rank > commonRank[language])
}

const sampleWords = 100

/**
 * Share (0 to 1) of a random sample of 100 words that are different words beyond the common core. Each word counts
 * once, because every speaker repeats the words of the subject. The sample covers all words, so that choosing a plainer
 * word never helps.
 */
export function measureSophistication(words: readonly Word[], language: AssessLanguage): number {
  const sophisticated = new Set(words.filter((word) => isSophisticated(word, language)).map((word) => word.lemma))
  return measureTypeShare(
    words.map((word) => word.lemma),
    (lemma) => sophisticated.has(lemma),
    sampleWords,
  )
}
