import { type AuditFilter, auditEventGroups } from '@candor/contract'
import { auditEvent, type Transaction } from '@candor/db'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'

export type AuditEventRow = typeof auditEvent.$inferSelect

/** The last event that was read; the next page begins after it. */
export interface AuditPosition {
  readonly at: Date
  readonly id: string
}

export interface AuditQuery {
  readonly organizationId: string
  readonly filter: AuditFilter
  readonly after: AuditPosition | null
  readonly limit: number
}

const matchesFilter = ({ group, type, actorId, subjectId, from, until }: AuditFilter) =>
  and(
    group === undefined ? undefined : inArray(auditEvent.type, [...auditEventGroups[group]]),
    type === undefined ? undefined : eq(auditEvent.type, type),
    actorId === undefined ? undefined : eq(auditEvent.actorId, actorId),
    subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
    from === undefined ? undefined : gte(auditEvent.at, new Date(from)),
    until === undefined ? undefined : lt(auditEvent.at, new Date(until)),
  )

const isOlder = ({ at, id }: AuditPosition) =>
  sql`(${auditEvent.at}, ${auditEvent.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Events of an organization, the newest first. */
export const listAuditEvents = (
  tx: Transaction,
  { organizationId, filter, after, limit }: AuditQuery,
): Promise<AuditEventRow[]> =>
  tx
    .select()
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.organizationId, organizationId),
        matchesFilter(filter),
        after === null ? undefined : isOlder(after),
      ),
    )
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(limit)
