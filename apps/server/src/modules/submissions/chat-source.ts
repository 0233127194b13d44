import type { ChatSource } from '@candor/assess'
import type { SubmissionAnswer } from '@candor/contract'
import { readAssessment } from './present'
import type { SubmissionRow } from './repo/submissions'

/**
 * What the chat and the summary read of a submission: the answers as the company sees them, which show no retake, and the result. No
 * name, address, CV or other submission is part of it.
 */
export const createChatSource = (row: SubmissionRow, answers: readonly SubmissionAnswer[]): ChatSource => ({
  language: row.language,
  answers,
  assessment: readAssessment(row),
})
