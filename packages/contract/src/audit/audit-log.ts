import { z } from 'zod'
import { rawRoute, route } from '../builder'
import { roles } from '../enums'
import { member } from '../policy'
import { zId, zInstant } from '../shared/primitives'
import {
  auditActorKinds,
  auditEventGroupNames,
  auditEventTypes,
  auditSetStates,
  auditSubjectTypes,
} from './audit-events'

/** One event. Names are read when the log is read: an erased person or thing has none. */
export const zAuditEvent = z.object({
  id: zId,
  type: z.enum(auditEventTypes),
  at: zInstant,
  actor: z.object({ kind: z.enum(auditActorKinds), id: zId.nullable(), name: z.string().nullable() }),
  subject: z.object({ type: z.enum(auditSubjectTypes), id: zId, name: z.string().nullable() }).nullable(),
  /** The member whom a grant concerns. */
  grantee: z.object({ id: zId, name: z.string().nullable() }).nullable(),
  /** The new role, or the new state of a set. */
  detail: z.enum([...roles, ...auditSetStates]).nullable(),
  /** Of how many people; null: the event concerns no number of them. */
  count: z.number().int().nullable(),
  /** Browser and system, as "Chrome on Windows". Empty: unknown. */
  device: z.string(),
})
export type AuditEvent = z.infer<typeof zAuditEvent>

/** Where the next page begins: the time and id of the last event shown. */
export const zAuditCursor = z.string().regex(/^\d{1,15}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const zAuditFilter = z.object({
  group: z.enum(auditEventGroupNames).optional(),
  type: z.enum(auditEventTypes).optional(),
  /** Who did it. */
  actorId: zId.optional(),
  /** What it was done to, a submission for example. */
  subjectId: zId.optional(),
  from: zInstant.optional(),
  /** Exclusive. */
  until: zInstant.optional(),
})
export type AuditFilter = z.infer<typeof zAuditFilter>

export const auditLogRoutes = {
  list: route({
    service: 'company',
    method: 'GET',
    path: '/audit-log',
    summary: 'Security events of the organization, the newest first',
    policy: member('audit.read'),
    errors: [],
  })
    .input(zAuditFilter.extend({ cursor: zAuditCursor.optional() }))
    .output(
      z.object({
        items: z.array(zAuditEvent),
        /** Null: there are no older events. */
        nextCursor: zAuditCursor.nullable(),
      }),
    ),
}

export const auditLogRawRoutes = {
  auditLogExport: rawRoute({
    id: 'company.auditLog.export',
    service: 'company',
    method: 'GET',
    path: '/audit-log/export',
    summary: 'Security events of the organization as a CSV file; the export is an event itself',
    policy: member('audit.read'),
    errors: [],
    response: { status: 200, contentType: 'text/csv' },
    query: {
      group: 'Only events of this group',
      type: 'Only events of this type',
      actorId: 'Only what this person did',
      subjectId: 'Only what was done to this',
      from: 'Only events from this instant on',
      until: 'Only events before this instant',
    },
  }),
}
