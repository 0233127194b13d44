/** The contract's limits of a typed answer, and its hint. */
export const MAX_CHARACTERS = 2000
export const HINT_CHARACTERS = 20

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length as a person counts it, like the server: NFC, by visible characters. */
export const countCharacters = (text: string): number => [...segmenter.segment(text.trim().normalize('NFC'))].length

export type TypedAnswerProblem = 'empty' | 'short' | 'long'

/** Why an answer can't be sent yet; the hint alone never blocks, only a question's own minimum does. */
export function findTypedProblem(text: string, minCharacters: number | null): TypedAnswerProblem | null {
  const count = countCharacters(text)
  if (count === 0) return 'empty'
  if (count > MAX_CHARACTERS) return 'long'
  return minCharacters !== null && count < minCharacters ? 'short' : null
}
