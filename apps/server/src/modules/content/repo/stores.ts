import { file, storeNode, type Transaction, upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { UploadRow } from './uploads'

/** A server process's own disk, and where the others reach it. */
export interface StoreNode {
  readonly id: string
  readonly url: string
  readonly isAlive: boolean
  /** How long ago it said so, by the database's clock: the processes' own clocks may differ. */
  readonly unseenMs: number
}

const now = sql`now()`
const unseenMs = sql<string>`extract(epoch from (now() - ${storeNode.seenAt})) * 1000`

/** The process of this data directory runs, here. */
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

/** The store that holds a key, by the row that names it; null: no row does, or none has said so. */
export const readKeyOwner = async (tx: Transaction, key: string): Promise<string | null> => {
  const [recording] = await tx.select({ owner: upload.ownerNode }).from(upload).where(eq(upload.storageKey, key))
  if (recording !== undefined) return recording.owner
  const [document] = await tx.select({ owner: file.ownerNode }).from(file).where(eq(file.storageKey, key))
  return document?.owner ?? null
}

export const listOpenUploads = (tx: Transaction, storeId: string): Promise<UploadRow[]> =>
  tx
    .select()
    .from(upload)
    .where(and(eq(upload.ownerNode, storeId), eq(upload.state, 'open')))

/** Rows that name no store, of bytes that lie here, become this store's. */
export const adoptKeys = async (tx: Transaction, storeId: string, keys: readonly string[]): Promise<void> => {
  for (const table of [upload, file]) {
    await tx
      .update(table)
      .set({ ownerNode: storeId })
      .where(and(isNull(table.ownerNode), inArray(table.storageKey, [...keys])))
  }
}

/** Of keys that lie here: those that were sealed in another store, or given up. */
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
