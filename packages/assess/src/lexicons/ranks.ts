import type { AssessLanguage } from '../input'
import { enWordsByRank } from './generated/en-words-by-rank'
import { viWordsByRank } from './generated/vi-words-by-rank'

const wordsByRank: Readonly<Record<AssessLanguage, string>> = { en: enWordsByRank, vi: viWordsByRank }
const cache = new Map<AssessLanguage, ReadonlyMap<string, number>>()

/** The 10,000 most frequent words, the most frequent first. */
export const listFrequentWords = (language: AssessLanguage): readonly string[] => wordsByRank[language].split(' ')

/** Frequency ranks from 1 (most frequent) to 10,000. */
function getFrequencyRanks(language: AssessLanguage): ReadonlyMap<string, number> {
  const known = cache.get(language)
  if (known !== undefined) return known
  const ranks = new Map<string, number>()
  for (const [index, word] of listFrequentWords(language).entries()) {
    if (!ranks.has(word)) ranks.set(word, index + 1)
  }
  cache.set(language, ranks)
  return ranks
}

/** The rank of a word, or null when it is not among the 10,000 most frequent. */
export function findFrequencyRank(language: AssessLanguage, word: string): number | null {
  return getFrequencyRanks(language).get(word) ?? null
}
