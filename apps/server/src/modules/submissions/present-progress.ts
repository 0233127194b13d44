import type { OwnProgress } from '@candor/contract'
import { isBeingAssessed, isTranscriptPending, isTypedAnswer } from '@candor/domain'
import type { AnswerRow, SubmissionRow } from './repo/submissions'

/** What is done of the work that leads to the result. */
export const presentProgress = (
  row: Pick<SubmissionRow, 'state'>,
  parts: { readonly answers: readonly AnswerRow[]; readonly recordings: OwnProgress['recordings'] },
): OwnProgress => {
  const spoken = parts.answers.filter((answer) => !isTypedAnswer(answer))
  const ready = spoken.filter(({ transcriptState }) => !isTranscriptPending(transcriptState))
  return {
    recordings: parts.recordings,
    transcripts: { ready: ready.length, total: spoken.length },
    isAssessing: isBeingAssessed(row),
  }
}
