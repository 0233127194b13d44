import { deletedInterview, submissionDeletion } from '@candor/db'
import { dayMs } from '@candor/domain'
import { and, inArray, lt } from 'drizzle-orm'
import { createRowRule, type RetentionRule } from '../../../platform/retention'

const actor = { kind: 'worker' } as const

/** What a candidate's list says of an interview that the company deleted. */
const notes = createRowRule({
  name: 'deleted_interview',
  actor,
  keepMs: 30 * dayMs,
  table: deletedInterview,
  isPast: (before) => lt(deletedInterview.deletedAt, before),
})

/** Receipts: as long as the audit log, which says who deleted what. */
const receipts = createRowRule({
  name: 'submission_deletion',
  actor,
  keepMs: 400 * dayMs,
  table: submissionDeletion,
  isPast: (before) =>
    and(inArray(submissionDeletion.state, ['undone', 'done']), lt(submissionDeletion.orderedAt, before)),
})

export const submissionRetention: readonly RetentionRule[] = [notes, receipts]
