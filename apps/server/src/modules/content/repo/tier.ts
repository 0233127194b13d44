import { file, interviewSession, type Transaction, upload } from '@candor/db'
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'

const tables = { upload, file } as const
type TierTable = keyof typeof tables

/** A sealed recording or a file whose only copy on the server is the one on its store's disk. */
export interface WaitingBytes {
  readonly table: TierTable
  readonly id: string
  readonly storageKey: string
  readonly sizeBytes: number
  readonly sha256: string
}

export interface TieredBytes extends WaitingBytes {
  readonly ownerNode: string | null
}

const described = (table: (typeof tables)[TierTable]) => ({
  id: table.id,
  storageKey: table.storageKey,
  sizeBytes: sql<string>`${table.sizeBytes}`,
  sha256: sql<string>`${table.sha256}`,
})

/** Practice recordings are deleted when the practice ends, so they never leave the disk. */
const isNotPractice = (table: (typeof tables)[TierTable]) =>
  sql`not exists (select 1 from ${interviewSession} where ${interviewSession.id} = ${table.sessionId} and ${interviewSession.isPractice})`

const isWaiting = (table: TierTable, filter: { readonly storeId: string; readonly skip: readonly string[] }) => {
  const { ownerNode, tieredAt, id } = tables[table]
  const isWhole =
    table === 'upload'
      ? and(eq(upload.state, 'sealed'), isNotNull(upload.sha256), isNull(upload.damagedAt))
      : isNotNull(file.sha256)
  const isSkipped = filter.skip.length === 0 ? undefined : notInArray(id, [...filter.skip])
  return and(eq(ownerNode, filter.storeId), isNull(tieredAt), isWhole, isSkipped, isNotPractice(tables[table]))
}

/** The next copies of this store: the newest first, because their candidates may still have the page open. */
export const findWaiting = async (
  tx: Transaction,
  filter: { readonly storeId: string; readonly skip: readonly string[] },
): Promise<WaitingBytes | null> => {
  const [recording] = await tx
    .select({ ...described(upload), at: upload.sealedAt })
    .from(upload)
    .where(isWaiting('upload', filter))
    .orderBy(desc(upload.sealedAt))
    .limit(1)
  const [document] = await tx
    .select({ ...described(file), at: file.createdAt })
    .from(file)
    .where(isWaiting('file', filter))
    .orderBy(desc(file.createdAt))
    .limit(1)
  const isRecordingNewer = (recording?.at?.getTime() ?? 0) >= (document?.at.getTime() ?? 0)
  const newest = recording !== undefined && isRecordingNewer ? recording : document
  if (newest === undefined) return null
  const { id, storageKey, sizeBytes, sha256 } = newest
  return { table: newest === recording ? 'upload' : 'file', id, storageKey, sizeBytes: Number(sizeBytes), sha256 }
}

/** Records a verified copy. False: the row was deleted, belongs to another store or is marked already. */
export const markTiered = async (
  tx: Transaction,
  bytes: WaitingBytes,
  mark: { readonly storeId: string; readonly keyId: string; readonly nowMs: number },
): Promise<boolean> => {
  const table = tables[bytes.table]
  const isSame = and(eq(table.id, bytes.id), eq(table.storageKey, bytes.storageKey), eq(table.sha256, bytes.sha256))
  const marked = await tx
    .update(table)
    .set({ tieredAt: new Date(mark.nowMs), keyId: mark.keyId })
    .where(and(isSame, eq(table.ownerNode, mark.storeId), isNull(table.tieredAt)))
    .returning({ id: table.id })
  return marked.length === 1
}

/** The object is missing, but the disk has a copy, which must be copied again. */
export const unmarkTiered = async (tx: Transaction, bytes: WaitingBytes): Promise<void> => {
  const table = tables[bytes.table]
  await tx.update(table).set({ tieredAt: null }).where(eq(table.id, bytes.id))
}

/** Whether a recording or file has this key. */
export const isNamed = async (tx: Transaction, storageKey: string): Promise<boolean> => {
  for (const table of [upload, file]) {
    const [found] = await tx.select({ id: table.id }).from(table).where(eq(table.storageKey, storageKey)).limit(1)
    if (found !== undefined) return true
  }
  return false
}

/** Of the keys on this disk, those whose object was verified. */
export const listTiered = async (tx: Transaction, keys: readonly string[]): Promise<readonly TieredBytes[]> => {
  const found: TieredBytes[] = []
  for (const table of ['upload', 'file'] as const) {
    const { storageKey, tieredAt, ownerNode } = tables[table]
    const rows = await tx
      .select({ ...described(tables[table]), ownerNode })
      .from(tables[table])
      .where(and(inArray(storageKey, [...keys]), isNotNull(tieredAt)))
    found.push(...rows.map((row) => ({ ...row, table, sizeBytes: Number(row.sizeBytes) })))
  }
  return found
}

/** Whether the interview is a practice, which is never copied to the object store. */
export const isPractice = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  const [found] = await tx
    .select({ isPractice: interviewSession.isPractice })
    .from(interviewSession)
    .where(eq(interviewSession.id, sessionId))
  return found?.isPractice ?? false
}
