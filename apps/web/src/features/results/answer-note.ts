import type { SubmissionAnswer } from '@candor/contract'
import { hasTranscriptFailed, isTranscriptPending, isTypedAnswer } from '@candor/domain'

export type AnswerNote = 'unanswered' | 'pending' | 'failed' | 'noWords'

/** Why an answer has no words: what was not typed was not answered, what was recorded may not have been understood. */
export function getAnswerNote(answer: Pick<SubmissionAnswer, 'modality' | 'transcript'>): AnswerNote {
  if (isTypedAnswer(answer)) return 'unanswered'
  if (isTranscriptPending(answer.transcript)) return 'pending'
  return hasTranscriptFailed(answer.transcript) ? 'failed' : 'noWords'
}
