import type { Word } from '../tag/word'

/** Different prepositions of English, in alphabetical order: a small class, so that a wide use of it is a wide range. */
export function listPrepositions(words: readonly Word[]): string[] {
  return [...new Set(words.filter((word) => word.pos === 'ADP' && word.known).map((word) => word.form))].sort()
}
