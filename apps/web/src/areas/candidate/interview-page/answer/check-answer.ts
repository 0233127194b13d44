import { answerLimits } from '@candor/domain'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length as a person counts it, like the server: NFC, by visible characters. */
export const countCharacters = (text: string): number => [...segmenter.segment(text.trim().normalize('NFC'))].length

export type TypedAnswerProblem = 'empty' | 'short' | 'long'

/** Why an answer can't be sent yet; the hint alone never blocks, only a question's own minimum does. */
export function findTypedProblem(text: string, minCharacters: number | null): TypedAnswerProblem | null {
  const count = countCharacters(text)
  if (count === 0) return 'empty'
  if (count > answerLimits.maxCharacters) return 'long'
  return minCharacters !== null && count < minCharacters ? 'short' : null
}
