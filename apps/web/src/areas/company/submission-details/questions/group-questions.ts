import type { QuestionResult, SubmissionAnswer } from '@candor/contract'

/** One question with everything that was said to it and what was heard of its points. */
export interface QuestionGroup {
  readonly questionId: string
  readonly number: number
  readonly text: string
  readonly criteria: SubmissionAnswer['criteria']
  /** The answer and those to its follow-ups, in the order of the interview. Empty: it was not asked. */
  readonly answers: readonly SubmissionAnswer[]
  /** Null: no assessment names the question. */
  readonly result: QuestionResult | null
}

const createGroup = (
  questionId: string,
  { answers, result, place }: { answers: readonly SubmissionAnswer[]; result: QuestionResult | null; place: number },
): QuestionGroup => {
  const main = answers.find(({ isFollowUp }) => !isFollowUp) ?? answers[0]
  return {
    questionId,
    number: main?.questionNumber ?? place + 1,
    text: main?.questionText ?? result?.text ?? '',
    criteria: main?.criteria ?? [],
    answers,
    result,
  }
}

/** The questions in the set's order, as far as the assessment knows it; without an assessment in the order of the interview. */
export function groupQuestions(
  answers: readonly SubmissionAnswer[],
  results: readonly QuestionResult[],
): QuestionGroup[] {
  const ids = new Set([...results, ...answers].map(({ questionId }) => questionId))
  return [...ids].map((questionId, place) =>
    createGroup(questionId, {
      place,
      answers: answers.filter((answer) => answer.questionId === questionId),
      result: results.find((result) => result.questionId === questionId) ?? null,
    }),
  )
}

/** Whether anything was said, typed or recorded. */
export const isAnswered = ({ answers }: Pick<QuestionGroup, 'answers'>): boolean =>
  answers.some(({ text, media }) => text.trim() !== '' || media.length > 0)
