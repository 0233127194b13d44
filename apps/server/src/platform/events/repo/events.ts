import { domainEvent, type Transaction } from '@candor/db'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'

/** Any fixed number: separates these locks from others. */
const subjectLockKey = 1_912

/** Until this transaction ends, no other one records an event of the subject: positions are in commit order. */
export async function lockSubject(tx: Transaction, subjectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${subjectLockKey}, hashtext(${subjectId}))`)
}

export async function insertEvent(
  tx: Transaction,
  event: Omit<typeof domainEvent.$inferInsert, 'position' | 'deliveredAt'>,
): Promise<void> {
  await tx.insert(domainEvent).values(event)
}

/** The subject's next event to deliver, locked: a second deliverer waits for the first one's outcome. */
export async function lockNextEvent(tx: Transaction, subjectId: string) {
  const [row] = await tx
    .select()
    .from(domainEvent)
    .where(and(eq(domainEvent.subjectId, subjectId), isNull(domainEvent.deliveredAt)))
    .orderBy(asc(domainEvent.position))
    .limit(1)
    .for('update')
  return row
}

export async function markDelivered(tx: Transaction, id: string, deliveredAt: Date): Promise<void> {
  await tx.update(domainEvent).set({ deliveredAt }).where(eq(domainEvent.id, id))
}

/** Subjects with an event that was recorded before an instant and is not delivered yet. */
export async function listOverdueSubjects(tx: Transaction, recordedBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ subjectId: domainEvent.subjectId })
    .from(domainEvent)
    .where(and(isNull(domainEvent.deliveredAt), lt(domainEvent.createdAt, recordedBefore)))
  return rows.map(({ subjectId }) => subjectId)
}

/** Deletes the events of some subjects, delivered or not. */
export async function deleteEvents(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await tx.delete(domainEvent).where(inArray(domainEvent.subjectId, [...subjectIds]))
}
