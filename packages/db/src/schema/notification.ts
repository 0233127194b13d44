import { interfaceLanguages, mailCategories, mailStates, mailTemplateNames } from '@candor/contract'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'

/** A mail to be sent by a job. Without SMTP it stays and is shown on the outbox page, which production does not have. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    organizationId: uuid('organization_id'),
    to: text('to').notNull(),
    template: text('template', { enum: mailTemplateNames }).notNull(),
    locale: text('locale', { enum: interfaceLanguages }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** An iCalendar file that the mail carries. */
    calendar: text('calendar'),
    /** The mail shows the organization's logo, as it is when the mail is sent. */
    hasLogo: boolean('has_logo').notNull().default(false),
    /** Of a mail one may unsubscribe from: which kind; looked up against `mail_suppression` when it is sent. */
    category: text('category', { enum: mailCategories }),
    state: text('state', { enum: mailStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** How often a sender died over it. */
    interruptions: integer('interruptions').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('mail_created').on(t.createdAt)],
)

/** An address that wants no more mail of a kind. */
export const mailSuppression = pgTable(
  'mail_suppression',
  {
    id: id(),
    /** Canonical form. */
    email: text('email').notNull(),
    category: text('category', { enum: mailCategories }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('mail_suppression_address').on(t.email, t.category)],
)
