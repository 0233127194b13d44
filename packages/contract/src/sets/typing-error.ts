/** Shorter words turn into other words with one letter: "quote" and "quota". */
const minLetters = 6

/**
 * Whether two words differ by one typing or recognition error: a letter left out, added or replaced, or two neighbors in the
 * wrong order. Their first letters must be the same, and both need at least six letters.
 */
export function isTypingError(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  if (short.length < minLetters || long.length - short.length > 1 || short[0] !== long[0]) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from += 1
  if (short.length !== long.length) return short.slice(from) === long.slice(from + 1)
  if (short.slice(from + 1) === long.slice(from + 1)) return true
  const areSwapped = short[from] === long[from + 1] && short[from + 1] === long[from]
  return areSwapped && short.slice(from + 2) === long.slice(from + 2)
}
