/** Two texts that share this much of the shorter one's word pairs ask the same. */
const SHARED_PAIRS = 0.5
/** The same for single words, in whichever order. */
const SHARED_WORDS = 0.7

const listWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const listPairs = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`)

/** The part of the smaller set that is in the other one; 0 where one is empty. */
const getOverlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const size = Math.min(one.size, other.size)
  return size === 0 ? 0 : [...one].filter((entry) => other.has(entry)).length / size
}

/** Whether two questions are the same or nearly so: equal words, words left out or added, or in another order. */
export const isNearCopy = (one: string, other: string): boolean => {
  const [words, otherWords] = [listWords(one), listWords(other)]
  return (
    getOverlap(new Set(words), new Set(otherWords)) >= SHARED_WORDS ||
    getOverlap(new Set(listPairs(words)), new Set(listPairs(otherWords))) >= SHARED_PAIRS
  )
}
