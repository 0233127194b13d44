import { retentionPresets } from '@candor/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from './columns'
import { organization } from './identity'
import { submission } from './submissions'

/** How long an organization keeps submissions. Without a row it keeps them until a member deletes them. */
export const retentionPolicy = pgTable('retention_policy', {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  preset: text('preset', { enum: retentionPresets }).notNull(),
  /** The account. No foreign key: the policy outlives it. */
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** While it exists, nothing deletes the submission. */
export const legalHold = pgTable(
  'legal_hold',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submission.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    reason: text('reason').notNull(),
    /** The account. No foreign key: the hold outlives it. */
    heldBy: uuid('held_by').notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (t) => [index('legal_hold_newest').on(t.organizationId, t.heldAt.desc().nullsFirst())],
)
