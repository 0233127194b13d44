import { interfaceLanguages } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { applicant, stage } from './pipeline'

/** What people who come to a stage are sent. */
export const stageMessage = pgTable(
  'stage_message',
  {
    stageId: uuid('stage_id')
      .notNull()
      .references(() => stage.id, { onDelete: 'cascade' }),
    language: text('language', { enum: interfaceLanguages }).notNull(),
    organizationId: organizationId(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stageId, t.language] })],
)

export const stageMailStates = ['waiting', 'sent', 'canceled', 'left_out', 'refused'] as const

/** A mail that a move of an applicant ordered. `left_out`: the person was no longer at the stage, their interview was deleted, or the stage had no message any more. `refused`: by the mail server of the person's address. */
export const stageMail = pgTable(
  'stage_mail',
  {
    id: id(),
    organizationId: organizationId(),
    /** All mails of one move. */
    moveId: uuid('move_id').notNull(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    stageId: uuid('stage_id')
      .notNull()
      .references(() => stage.id, { onDelete: 'cascade' }),
    state: text('state', { enum: stageMailStates }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A person is sent a stage's message once.
    uniqueIndex('stage_mail_once').on(t.applicantId, t.stageId).where(sql`state in ('waiting', 'sent')`),
    index('stage_mail_move').on(t.moveId),
    index('stage_mail_stage').on(t.stageId),
  ],
)
