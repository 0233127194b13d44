/** Words without case and punctuation: what is thought about one such key holds for every way of writing it. */
export const normalizeWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Counts normalized words. Vietnamese writes a syllable where English writes a word. */
export const countWords = (key: string): number => (key === '' ? 0 : key.split(' ').length)
