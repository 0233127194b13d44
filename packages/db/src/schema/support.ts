import { supportTopics } from '@candor/contract'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'

/** A message to the support of this installation. */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: id(),
    /** Canonical form; not proven. */
    email: text('email').notNull(),
    topic: text('topic', { enum: supportTopics }).notNull(),
    message: text('message').notNull(),
    /** The request that failed, as the error page showed it. */
    requestId: uuid('request_id'),
    isConfirmationMailed: boolean('is_confirmation_mailed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: the operator has not marked it as answered. */
    answeredAt: instant('answered_at'),
  },
  (t) => [index('support_ticket_created').on(t.createdAt), index('support_ticket_email').on(t.email)],
)
