import { domainEventTypes } from '@candor/contract'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { organization } from './identity'
import { dataSubject } from './sessions'

/** The outbox: domain events, recorded in the transaction that caused them and delivered by a job. */
export const domainEvent = pgTable(
  'domain_event',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** The person it is about; null: about none. */
    dataSubjectId: uuid('data_subject_id').references(() => dataSubject.id, { onDelete: 'cascade' }),
    /** What the event is about, a session for example; the events of one subject are delivered in order. */
    subjectId: uuid('subject_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type', { enum: domainEventTypes }).notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    index('domain_event_subject').on(t.subjectId, t.position),
    index('domain_event_delivered').on(t.deliveredAt, t.createdAt),
  ],
)
