import { dayMs } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { SubmissionRow } from './repo/submissions'

/**
 * By when the candidate gets the reply that the set promised, the same moment as `candor_reply_by` of the database. `awaited`: the
 * earliest date that still waits, of all interviews for the position. Null: none was promised, or the reply was given.
 */
export const findReplyBy = (
  { content, submittedAt }: Pick<SubmissionRow, 'content' | 'submittedAt'>,
  awaited: Date | null,
): string | null => {
  if (content.replyWithinDays == null || awaited === null) return null
  const promisedMs = submittedAt.getTime() + content.replyWithinDays * dayMs
  return promisedMs < awaited.getTime() ? null : toInstant(promisedMs)
}
