import { accessGrant, auditEvent, authUser, member, type Transaction } from '@candor/db'
import { eq, sql } from 'drizzle-orm'

export type NewAuditEvent = Omit<typeof auditEvent.$inferInsert, 'id'>

/** Adds events in one statement. One that the table's own rule takes for a repetition is left out. */
export const insertAuditEvents = async (tx: Transaction, rows: readonly NewAuditEvent[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(auditEvent)
      .values([...rows])
      .onConflictDoNothing()
}

/** The member who made a share; null: there is none any more. */
export const findSharer = async (tx: Transaction, grantId: string): Promise<string | null> => {
  const [row] = await tx.select({ id: accessGrant.grantedBy }).from(accessGrant).where(eq(accessGrant.id, grantId))
  return row?.id ?? null
}

type AccountColumns = Pick<NewAuditEvent, 'type' | 'actorKind' | 'device' | 'requestId' | 'at'>

/**
 * Adds an event of an account to the log of each organization that the person is a member of; without one, to none. A
 * single statement, so that an address without an account costs the same.
 */
export const insertAccountEvent = async (tx: Transaction, userId: string, row: AccountColumns): Promise<void> => {
  const actorId = row.actorKind === 'anonymous' ? sql`null::uuid` : sql`${authUser.id}`
  await tx.execute(sql`
    insert into ${auditEvent} (organization_id, type, actor_kind, actor_id, subject_type, subject_id, device, request_id, at)
    select ${member.organizationId}, ${row.type}, ${row.actorKind}, ${actorId}, 'user', ${authUser.id},
      ${row.device}, ${row.requestId ?? null}, ${row.at.toISOString()}::timestamptz
    from ${authUser} left join ${member} on ${member.userId} = ${authUser.id}
    where ${eq(authUser.id, userId)}`)
}
