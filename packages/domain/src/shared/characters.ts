const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length of a text as a person counts it: NFC, by visible characters. Browser and server count alike. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _ of segmenter.segment(text.normalize('NFC'))) count += 1
  return count
}
