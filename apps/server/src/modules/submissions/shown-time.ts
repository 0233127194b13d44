import type { SubmissionRow } from './repo/submissions'

type Times = Pick<SubmissionRow, 'startedAt' | 'submittedAt' | 'allowanceMs'>

export const getStartMs = ({ startedAt, submittedAt }: Times): number => (startedAt ?? submittedAt).getTime()

/**
 * A time after the start of the interview as the company sees it: never beyond the set's time. A later one would tell that the
 * candidate was interrupted or took the interview at their own pace (docs/decisions/054).
 */
export const limitToSetTime = (times: Times, sinceStartMs: number): number =>
  Math.max(0, Math.min(sinceStartMs, times.allowanceMs ?? sinceStartMs))
