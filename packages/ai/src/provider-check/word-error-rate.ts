/** Lower case, composed, without punctuation. A Vietnamese word is a syllable here, as in the field's own measurements. */
function listWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s']/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Words changed, missing and added, for each word that was spoken (Levenshtein distance by words). Can be above 1. */
export function measureWordErrorRate(spoken: string, recognized: string): number {
  const expected = listWords(spoken)
  const found = listWords(recognized)
  if (expected.length === 0) throw new TypeError('a word error rate needs at least one spoken word')
  let previous = found.map((_, index) => index + 1)
  for (const [row, word] of expected.entries()) {
    let diagonal = row
    let left = row + 1
    previous = found.map((other, column) => {
      const above = previous[column] ?? 0
      left = Math.min(above + 1, left + 1, diagonal + (word === other ? 0 : 1))
      diagonal = above
      return left
    })
  }
  return (previous.at(-1) ?? expected.length) / expected.length
}
