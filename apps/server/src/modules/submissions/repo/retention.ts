import { deletedInterview, submissionDeletion } from '@candor/db'
import { dayMs } from '@candor/domain'
import { and, inArray, lt, sql } from 'drizzle-orm'
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
    and(
      inArray(submissionDeletion.state, ['undone', 'done']),
      lt(submissionDeletion.orderedAt, before),
      // What must be kept is erased years after the order.
      sql`coalesce(${submissionDeletion.finishedAt}, ${submissionDeletion.undoneAt}, ${submissionDeletion.orderedAt}) < ${before.toISOString()}::timestamptz`,
    ),
})

export const submissionRetention: readonly RetentionRule[] = [notes, receipts]
