import { deletionCauses, deletionStates, type ErasedKind } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { organization } from './identity'
import { dataSubject } from './sessions'
import { interviewSet } from './sets'

/** Of one kind: how many were erased, and their bytes where they have a size. */
export type ErasedCounts = Partial<Record<ErasedKind, { readonly count: number; readonly sizeBytes: number | null }>>

/** A deletion of submissions and its receipt. It holds no data of a candidate, so it stays when theirs is erased. */
export const submissionDeletion = pgTable(
  'submission_deletion',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: deletionCauses }).notNull().default('member'),
    /** The account. No foreign key: the receipt outlives it. Null: no person ordered it. */
    orderedBy: uuid('ordered_by'),
    orderedAt: instant('ordered_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    /** When the data is erased, unless the deletion was undone before. */
    dueAt: instant('due_at').notNull(),
    state: text('state', { enum: deletionStates }).notNull(),
    submissionCount: integer('submission_count').notNull(),
    erased: jsonb('erased').$type<ErasedCounts>().notNull().default({}),
    undoneAt: instant('undone_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('submission_deletion_newest').on(t.organizationId, t.orderedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('submission_deletion_ordered').on(t.orderedAt),
    index('submission_deletion_due').on(t.dueAt).where(sql`state in ('scheduled', 'running')`),
  ],
)

/** Shows a candidate that their interview was deleted, without a word of it. */
export const deletedInterview = pgTable(
  'deleted_interview',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id, { onDelete: 'cascade' }),
    deletedAt: instant('deleted_at').notNull(),
    /** The receipt, if the candidate deleted it; null: the company did. */
    deletionId: uuid('deletion_id').references(() => submissionDeletion.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('deleted_interview_subject').on(t.dataSubjectId),
    index('deleted_interview_at').on(t.deletedAt),
    index('deleted_interview_deletion').on(t.deletionId).where(sql`deletion_id is not null`),
  ],
)
