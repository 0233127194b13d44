import { answer, file, storeNode, type Transaction, upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'

export type { Transaction } from '@candor/db'

export interface StoredRow {
  readonly id: string
  readonly storageKey: string
  /** The store whose disk may hold the bytes. */
  readonly ownerNode: string | null
}

const tables = { upload, file } as const
export type StoredTable = keyof typeof tables

/** Everything of an organization, or of one interview. */
export type StoredOwner = { readonly organizationId: string } | { readonly sessionId: string }

const isOwned = (table: (typeof tables)[StoredTable], owner: StoredOwner): SQL =>
  'sessionId' in owner ? eq(table.sessionId, owner.sessionId) : eq(table.organizationId, owner.organizationId)

/** Some of the recordings or files. */
export const listStored = (
  tx: Transaction,
  selection: { owner: StoredOwner; table: StoredTable; limit: number },
): Promise<StoredRow[]> => {
  const table = tables[selection.table]
  return tx
    .select({ id: table.id, storageKey: table.storageKey, ownerNode: table.ownerNode })
    .from(table)
    .where(isOwned(table, selection.owner))
    .limit(selection.limit)
}

/** What the company could see of the deleted rows: final answers and current files, because it must not learn of a retake. */
export interface ShownBytes {
  readonly count: number
  readonly sizeBytes: number
}

const isShown: Readonly<Record<StoredTable, SQL<boolean>>> = {
  // Written out, because a deletion names columns without their table.
  upload: sql`upload.state = 'sealed' and exists (select from answer a where a.id = upload.answer_id and a.current_take = upload.take)`,
  file: sql`file.replaced_at is null`,
}

export const deleteStored = async (
  tx: Transaction,
  selection: { table: StoredTable; ids: readonly string[] },
): Promise<ShownBytes> => {
  const table = tables[selection.table]
  const deleted = await tx
    .delete(table)
    .where(inArray(table.id, [...selection.ids]))
    .returning({ isShown: isShown[selection.table], sizeBytes: table.sizeBytes })
  const shown = deleted.filter((row) => row.isShown)
  return { count: shown.length, sizeBytes: shown.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0) }
}

/** Keeps new recordings of a session from being added: they refer to its answers. Ends with the transaction. */
export const lockAnswers = async (tx: Transaction, sessionId: string): Promise<void> => {
  await tx
    .select({ id: answer.id })
    .from(answer)
    .where(eq(answer.sessionId, sessionId))
    .orderBy(answer.id)
    .for('update')
}

/** Whether an interview has recordings or files. */
export const hasStored = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  for (const table of ['upload', 'file'] as const) {
    if ((await listStored(tx, { owner: { sessionId }, table, limit: 1 })).length > 0) return true
  }
  return false
}

/** The other processes that were alive a moment ago. */
export const listOtherStores = async (tx: Transaction, ownId: string): Promise<string[]> => {
  const isAlive = sql`${storeNode.seenAt} > now() - make_interval(secs => ${storeLimits.goneAfterMs / 1_000})`
  const rows = await tx
    .select({ id: storeNode.id })
    .from(storeNode)
    .where(and(ne(storeNode.id, ownId), isAlive))
  return rows.map(({ id }) => id)
}
