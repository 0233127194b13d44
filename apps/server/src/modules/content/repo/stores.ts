import { file, storeNode, submissionExport, type Transaction, upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { UploadRow } from './uploads'

/** The disk of a server process, and its address for the others. */
export interface StoreNode {
  readonly id: string
  readonly url: string
  readonly isAlive: boolean
  /** Time since the last sign of life by the database's clock, because the clocks of the processes may differ. */
  readonly unseenMs: number
}

const now = sql`now()`
const unseenMs = sql<string>`extract(epoch from (now() - ${storeNode.seenAt})) * 1000`

/** Records that the process of this data directory runs at this address. */
export const insertStore = async (
  tx: Transaction,
  store: { readonly id: string; readonly url: string; readonly process: string },
): Promise<void> => {
  const { url, process } = store
  await tx
    .insert(storeNode)
    .values({ ...store, startedAt: now, seenAt: now })
    .onConflictDoUpdate({ target: storeNode.id, set: { url, process, startedAt: now, seenAt: now } })
}

export const touchStore = async (tx: Transaction, id: string): Promise<void> => {
  await tx.update(storeNode).set({ seenAt: now }).where(eq(storeNode.id, id))
}

export const readStore = async (tx: Transaction, id: string): Promise<StoreNode | null> => {
  const [found] = await tx
    .select({ id: storeNode.id, url: storeNode.url, unseenMs })
    .from(storeNode)
    .where(eq(storeNode.id, id))
  if (found === undefined) return null
  const unseen = Number(found.unseenMs)
  return { id: found.id, url: found.url, unseenMs: unseen, isAlive: unseen < storeLimits.goneAfterMs }
}

/** The store of a key according to its row; null: there is no row, or it names no store. */
export const readKeyOwner = async (tx: Transaction, key: string): Promise<string | null> => {
  const [recording] = await tx.select({ owner: upload.ownerNode }).from(upload).where(eq(upload.storageKey, key))
  if (recording !== undefined) return recording.owner
  const [document] = await tx.select({ owner: file.ownerNode }).from(file).where(eq(file.storageKey, key))
  if (document !== undefined) return document.owner
  const [exported] = await tx
    .select({ owner: submissionExport.ownerNode })
    .from(submissionExport)
    .where(eq(submissionExport.storageKey, key))
  return exported?.owner ?? null
}

export const listOpenUploads = (tx: Transaction, storeId: string): Promise<UploadRow[]> =>
  tx
    .select()
    .from(upload)
    .where(and(eq(upload.ownerNode, storeId), eq(upload.state, 'open')))

/** Assigns rows without a store to this store if their bytes are on this disk. */
export const adoptKeys = async (tx: Transaction, storeId: string, keys: readonly string[]): Promise<void> => {
  for (const table of [upload, file]) {
    await tx
      .update(table)
      .set({ ownerNode: storeId })
      .where(and(isNull(table.ownerNode), inArray(table.storageKey, [...keys])))
  }
}

/** Of the keys on this disk, those that were sealed in another store or canceled. */
export const listSuperseded = async (
  tx: Transaction,
  storeId: string,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const isElsewhere = and(eq(upload.state, 'sealed'), ne(upload.ownerNode, storeId))
  const rows = await tx
    .select({ key: upload.storageKey })
    .from(upload)
    .where(and(inArray(upload.storageKey, [...keys]), or(isElsewhere, eq(upload.state, 'cancelled'))))
  return rows.map(({ key }) => key)
}
