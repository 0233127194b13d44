import { foldDiacritics } from '@candor/contract'

/** Phrases by their first word, longest first. Words are lower case and separated by one space. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>

export function buildPhraseIndex(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    index.set(first, [...(index.get(first) ?? []), words])
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length)
  return index
}

/** The same phrases without diacritics. */
export const foldPhrases = (index: PhraseIndex): PhraseIndex =>
  buildPhraseIndex([...index.values()].flat().map((words) => foldDiacritics(words.join(' '))))

/** The same words without diacritics. */
export const foldWords = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(foldDiacritics))

/** The longest phrase of the index that starts at this position, or null. */
export function findLongestPhrase(
  index: PhraseIndex,
  words: readonly string[],
  position: number,
): readonly string[] | null {
  const candidates = index.get(words[position] ?? '')
  return candidates?.find((phrase) => phrase.every((word, step) => words[position + step] === word)) ?? null
}

export interface PhraseHit {
  readonly phrase: string
  readonly from: number
  readonly length: number
}

/** All phrases in reading order, without overlaps. */
export function findPhrases(index: PhraseIndex, words: readonly string[]): PhraseHit[] {
  const hits: PhraseHit[] = []
  let position = 0
  while (position < words.length) {
    const phrase = findLongestPhrase(index, words, position)
    if (phrase !== null) hits.push({ phrase: phrase.join(' '), from: position, length: phrase.length })
    position += phrase?.length ?? 1
  }
  return hits
}
