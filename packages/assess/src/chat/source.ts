import type { Assessment, InterviewLanguage, SubmissionAnswer } from '@candor/contract'

/** One answer with its lines, as the company reads it. */
export type ChatAnswer = Pick<
  SubmissionAnswer,
  'answerId' | 'questionId' | 'questionNumber' | 'questionText' | 'text' | 'lines'
>

/**
 * Everything that a chat or a summary may read: one submission. There is no field for another one, and none for the person's name,
 * address or CV.
 */
export interface ChatSource {
  readonly language: InterviewLanguage
  /** The current takes, in the order of the interview. */
  readonly answers: readonly ChatAnswer[]
  /** Null: there is none yet. */
  readonly assessment:
    | (Pick<Assessment, 'questions' | 'requirements' | 'overall'> & { readonly dims: Partial<Assessment['dims']> })
    | null
}
