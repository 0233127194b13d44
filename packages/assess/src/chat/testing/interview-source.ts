import type { InterviewLanguage, SubmissionAnswer } from '@candor/contract'
import type { ChatSource } from '../source'

/** A question about an interview, and words of the passage that answers it; null: nothing in the interview speaks of it. */
export interface LabeledQuestion {
  readonly ask: string
  readonly expect: string | null
}

export interface LabeledInterview {
  readonly name: string
  readonly language: InterviewLanguage
  /** What was asked and what was answered. */
  readonly turns: readonly (readonly [question: string, answer: string])[]
  readonly questions: readonly LabeledQuestion[]
}

const msPerCharacter = 65
const sentence = /[^.!?…]+[.!?…]*\s*/gu

/** Lines with times, as recognized speech has them. */
function createLines(text: string): SubmissionAnswer['lines'] {
  return [...text.matchAll(sentence)].flatMap(({ 0: match, index }) => {
    const shown = match.trim()
    if (shown === '') return []
    const end = index + shown.length
    return [{ start: index, end, text: shown, startMs: index * msPerCharacter, endMs: end * msPerCharacter }]
  })
}

export const createSource = (
  turns: LabeledInterview['turns'],
  language: InterviewLanguage,
  assessment: ChatSource['assessment'] = null,
): ChatSource => ({
  language,
  assessment,
  answers: turns.map(([questionText, text], index) => ({
    answerId: `answer-${index + 1}`,
    questionId: `question-${index + 1}`,
    questionNumber: index + 1,
    questionText,
    text,
    lines: createLines(text),
  })),
})
