import { dayMs } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { SubmissionRow } from './repo/submissions'

/** By when the set promised the candidate a reply; null: it promised none. The same moment as `candor_reply_by` of the database. */
export const findReplyBy = ({ content, submittedAt }: Pick<SubmissionRow, 'content' | 'submittedAt'>): string | null =>
  content.replyWithinDays == null ? null : toInstant(submittedAt.getTime() + content.replyWithinDays * dayMs)
