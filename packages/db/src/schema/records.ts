import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { organization } from './identity'
import { applicant } from './pipeline'
import { interviewSession } from './sessions'
import { submission } from './submissions'

/** What is recorded. Triggers write each kind with `candor_add_record`; decision 077 lists where. */
const recordKinds = [
  'chain_started',
  'consent',
  'submission',
  'assessment',
  'reviewer_level',
  'reviewer_level_ended',
  'question_level',
  'question_level_ended',
  'decision',
  'decision_removed',
  'stage_moved',
  'stage_mail_sent',
  'share_given',
  'share_ended',
  'deletion_ordered',
  'deletion_undone',
  'deletion_finished',
  'export_ordered',
  'request',
  'request_answer',
  'correction',
  'accommodation_request',
  'accommodation_answer',
  'retention_policy',
  'legal_hold',
  'legal_hold_ended',
] as const

/**
 * What a record says, and the random salt of its hash. Both are erased with the submission, applicant or session that they are about; the
 * entry of the chain stays, and its hash then reveals nothing. A trigger refuses changes.
 */
export const recordContent = pgTable(
  'record_content',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: recordKinds }).notNull(),
    submissionId: uuid('submission_id').references(() => submission.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id').references(() => applicant.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => interviewSession.id, { onDelete: 'cascade' }),
    salt: text('salt').notNull(),
    content: jsonb('content').notNull(),
    /** As it is shown to the company: of a candidate's interview, a time that reveals no retake. */
    happenedAt: instant('happened_at').notNull(),
    isChained: boolean('is_chained').notNull().default(false),
  },
  (t) => [
    index('record_content_organization').on(t.organizationId),
    index('record_content_submission').on(t.submissionId).where(sql`submission_id is not null`),
    index('record_content_applicant').on(t.applicantId).where(sql`applicant_id is not null`),
    index('record_content_session').on(t.sessionId).where(sql`session_id is not null`),
    index('record_content_waiting').on(t.organizationId, t.happenedAt, t.id).where(sql`not is_chained`),
  ],
)

/** The chain of an organization: each entry's hash includes the one before. A trigger refuses changes and deletions. */
export const recordEntry = pgTable(
  'record_entry',
  {
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** From 1, without a gap. */
    seq: integer('seq').notNull(),
    /** No reference: the entry outlives its content. */
    recordId: uuid('record_id').notNull(),
    kind: text('kind', { enum: recordKinds }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    contentHash: text('content_hash').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.seq] }), uniqueIndex('record_entry_record').on(t.recordId)],
)

/** The end of an organization's chain. Who appends locks it. */
export const recordHead = pgTable('record_head', {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
})
