import { intervieweeMails } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { dataSubject } from './sessions'
import { interviewSet } from './sets'

/**
 * A person who is invited to a set. The personal code is made from the row's id with the installation's secret and stored nowhere.
 * Triggers write `started_at`, `submitted_at` and `unsubscribed_at` with the change that they follow from.
 */
export const interviewee = pgTable(
  'interviewee',
  {
    id: id(),
    organizationId: organizationId(),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id, { onDelete: 'cascade' }),
    /** Canonical form. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    /** The person who took the interview with this invitation. */
    dataSubjectId: uuid('data_subject_id').references(() => dataSubject.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The mail that waits to be sent, and from when on; null: none. */
    mailDue: text('mail_due', { enum: intervieweeMails }),
    mailDueAt: instant('mail_due_at'),
    mailedAt: instant('mailed_at'),
    remindedAt: instant('reminded_at'),
    reminderCount: integer('reminder_count').notNull().default(0),
    openedAt: instant('opened_at'),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    withdrawnAt: instant('withdrawn_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (t) => [
    uniqueIndex('interviewee_address').on(t.setId, t.email).where(sql`withdrawn_at is null`),
    index('interviewee_newest').on(t.setId, t.createdAt.desc().nullsFirst(), t.email, t.id),
    index('interviewee_mail_due').on(t.setId, t.mailDueAt).where(sql`mail_due is not null`),
    index('interviewee_subject').on(t.dataSubjectId),
    index('interviewee_email').on(t.email),
    index('interviewee_expires').on(t.expiresAt),
  ],
)
