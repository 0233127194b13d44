import { createShownTimeline } from '@candor/domain'
import type { AnswerRow, SubmissionRow } from './repo/submissions'

type Times = Pick<SubmissionRow, 'startedAt' | 'endedAt' | 'submittedAt' | 'allowanceMs'>
type AnswerTimes = Pick<AnswerRow, 'firstStartedAt' | 'firstEndedAt' | 'firstDurationMs' | 'durationMs'>

export const getStartMs = ({ startedAt, submittedAt }: Pick<Times, 'startedAt' | 'submittedAt'>): number =>
  (startedAt ?? submittedAt).getTime()

const getEndMs = ({ endedAt, submittedAt }: Pick<Times, 'endedAt' | 'submittedAt'>): number =>
  (endedAt ?? submittedAt).getTime()

/**
 * Converts a time of the interview to milliseconds since its start as the company sees it: each answer as long as its current take,
 * and never beyond the set's time. A later one would tell that the candidate was interrupted or took the interview at their own pace
 * (docs/decisions/054).
 */
export const createTimeline = (row: Times, answers: readonly AnswerTimes[]): ((at: Date) => number) => {
  const times = { startedAtMs: getStartMs(row), endedAtMs: getEndMs(row), allowanceMs: row.allowanceMs }
  const timed = answers.map(({ firstStartedAt, firstEndedAt, firstDurationMs, durationMs }) => ({
    firstStartedAtMs: firstStartedAt.getTime(),
    firstEndedAtMs: (firstEndedAt ?? firstStartedAt).getTime(),
    firstDurationMs,
    durationMs,
  }))
  const shownAt = createShownTimeline(times, timed)
  return (at) => shownAt(at.getTime())
}

/** When the interview ended, moved by as much as retakes moved the end that the company sees. */
export const getShownEndMs = (row: Times & Pick<SubmissionRow, 'durationMs'>): number => {
  const lengthMs = getEndMs(row) - getStartMs(row)
  return getEndMs(row) + row.durationMs - Math.max(0, Math.min(lengthMs, row.allowanceMs ?? lengthMs))
}
