import { type AuditDetail, auditActorKinds, auditEventTypes, auditSubjectTypes } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * The audit log: security events of an organization. The server may add rows and read them; a trigger refuses every
 * change, and every deletion but that of old events and of a deleted organization. Rows hold ids, no names or addresses.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: the event concerns an account that is a member of no organization. No foreign key: see decision 022. */
    organizationId: uuid('organization_id'),
    type: text('type', { enum: [...auditEventTypes] }).notNull(),
    actorKind: text('actor_kind', { enum: auditActorKinds }).notNull(),
    /** The account or the candidate; null: the actor is none. */
    actorId: uuid('actor_id'),
    subjectType: text('subject_type', { enum: auditSubjectTypes }),
    subjectId: uuid('subject_id'),
    /** The part of the subject that was seen: a recording, or an answer. Null: all of it, or the event is none of seeing. */
    partId: uuid('part_id'),
    /** The member whom a grant was given to or taken from. */
    granteeId: uuid('grantee_id'),
    detail: text('detail').$type<AuditDetail>(),
    /** Of how many people; null: the event concerns no number of them. */
    count: integer('count'),
    /** Browser and system in words. Empty: unknown, or no browser asked for it. */
    device: text('device').notNull(),
    /** Finds the request in the server's log; null: a job did it. */
    requestId: text('request_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('audit_event_organization').on(t.organizationId, t.at, t.id),
    index('audit_event_subject').on(t.organizationId, t.subjectId, t.at),
    index('audit_event_at').on(t.at),
    // A player asks for a recording in many ranges: one event per person, file and hour.
    uniqueIndex('audit_event_view')
      .on(
        t.organizationId,
        t.actorId,
        t.type,
        sql`coalesce("part_id", "subject_id")`,
        sql`date_trunc('hour', "at" at time zone 'UTC')`,
      )
      .where(sql`type in ('recording.watched', 'recording.downloaded', 'cv.downloaded')`),
  ],
)
