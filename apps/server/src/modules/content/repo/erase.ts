import { file, type Transaction, upload } from '@candor/db'
import { eq, inArray } from 'drizzle-orm'

export interface StoredRow {
  readonly id: string
  readonly storageKey: string
  /** The store whose disk may hold the bytes. */
  readonly ownerNode: string | null
}

const tables = { upload, file } as const
export type StoredTable = keyof typeof tables

/** Some of an organization's recordings or files. */
export const listStored = (
  tx: Transaction,
  selection: { organizationId: string; table: StoredTable; limit: number },
): Promise<StoredRow[]> => {
  const table = tables[selection.table]
  return tx
    .select({ id: table.id, storageKey: table.storageKey, ownerNode: table.ownerNode })
    .from(table)
    .where(eq(table.organizationId, selection.organizationId))
    .limit(selection.limit)
}

export const deleteStored = async (
  tx: Transaction,
  selection: { table: StoredTable; ids: readonly string[] },
): Promise<void> => {
  const table = tables[selection.table]
  await tx.delete(table).where(inArray(table.id, [...selection.ids]))
}
