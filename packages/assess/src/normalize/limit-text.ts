import { type AssessmentNote, cvSourceId } from '@candor/contract'
import type { AssessInput } from '../input'

/** What the engine reads of one text: its rules were written for words, and their cost is bounded by these figures. */
export const textLimits = { cvChars: 60_000, answerChars: 60_000, wordChars: 200 } as const

const longWord = new RegExp(`\\S{${textLimits.wordChars + 1},}`, 'gu')

/** The beginning of a text with the ends of endless words blanked out. Offsets still hold. */
export const limitText = (text: string, maxChars: number): string =>
  text.slice(0, maxChars).replace(longWord, (word) => word.slice(0, textLimits.wordChars).padEnd(word.length, ' '))

/** The same input with bounded texts. People see the stored text; only what the engine reads is bounded. */
export function limitInput(input: AssessInput): AssessInput {
  const { cv } = input
  const answers = input.answers.map((answer) => ({ ...answer, text: limitText(answer.text, textLimits.answerChars) }))
  if (cv === undefined) return { ...input, answers }
  const hidden = cv.hidden.map((piece) => ({ ...piece, text: limitText(piece.text, textLimits.cvChars) }))
  return { ...input, answers, cv: { ...cv, hidden, text: limitText(cv.text, textLimits.cvChars) } }
}

/** Says that the end of a CV was not read. */
export function listCutNotes({ cv }: AssessInput): AssessmentNote[] {
  if (cv === undefined || cv.text.length <= textLimits.cvChars) return []
  return [{ kind: 'cv_cut', answerId: cvSourceId, start: textLimits.cvChars, end: cv.text.length, quote: '' }]
}
