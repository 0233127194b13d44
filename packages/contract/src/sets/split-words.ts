/** A word with its UTF-16 offsets in the text, and the key by which it meets other words. */
export interface PlacedWord {
  readonly form: string
  readonly key: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}'’‘+#-]+/gu

const foldWord = (word: string): string => word.normalize('NFC').replace(/[’‘]/gu, "'").toLowerCase()

/** The words of a text in lower case, with the signs that names of tools have: "C++", "C#", "first-aid". */
export const splitWords = (text: string): readonly string[] =>
  locateWords(text.normalize('NFC')).map(({ form }) => form)

/** The same words with their places. The text must be in NFC, as every stored answer is. */
export const locateWords = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const form = foldWord(word)
    return { form, key: form, start: index, end: index + word.length }
  })
