import { type OwnProgress, zOwnProgress } from '@candor/contract'
import { isBeingAssessed, isModelReading, isResultShared, isTranscriptPending, isTypedAnswer } from '@candor/domain'
import type { AnswerRow, SubmissionRow } from './repo/submissions'

const zReading = zOwnProgress.shape.reading

/** What is done of the work that leads to the result. */
export const presentProgress = (
  row: Pick<SubmissionRow, 'state' | 'judging' | 'judgingPlace' | 'content'>,
  parts: { readonly answers: readonly AnswerRow[]; readonly recordings: OwnProgress['recordings'] },
): OwnProgress => {
  const spoken = parts.answers.filter((answer) => !isTypedAnswer(answer))
  const ready = spoken.filter(({ transcriptState }) => !isTranscriptPending(transcriptState))
  return {
    recordings: parts.recordings,
    transcripts: { ready: ready.length, total: spoken.length },
    isAssessing: isBeingAssessed(row),
    // Without the result there is nothing to wait for.
    reading: isModelReading(row) && isResultShared(row.content) ? zReading.parse(row.judgingPlace) : null,
  }
}
