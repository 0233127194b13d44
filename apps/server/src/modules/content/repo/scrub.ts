import { file, type Transaction, upload } from '@candor/db'
import { and, asc, eq, gt, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'

/** Stored bytes and the hash they were sealed with. */
export interface Sealed {
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly tieredAt: Date | null
}

export interface Due {
  readonly storeId: string
  /** Not compared with its hash since this time. */
  readonly beforeMs: number
  readonly damagedBeforeMs: number
  readonly except: readonly string[]
}

const comparedAt = sql`coalesce(${upload.scrubbedAt}, ${upload.sealedAt})`.mapWith(upload.sealedAt)

/** The recording of this store whose last check is the oldest. */
export const findDueRecording = async (tx: Transaction, due: Due): Promise<Sealed | null> => {
  const [row] = await tx
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.state, 'sealed'),
        eq(upload.ownerNode, due.storeId),
        or(
          lt(comparedAt, new Date(due.beforeMs)),
          and(isNotNull(upload.damagedAt), lt(comparedAt, new Date(due.damagedBeforeMs))),
        ),
        due.except.length === 0 ? undefined : notInArray(upload.id, [...due.except]),
      ),
    )
    .orderBy(asc(comparedAt))
    .limit(1)
  return row === undefined || row.sha256 === null ? null : { ...row, sha256: row.sha256 }
}

/** The next of this store's files in the order of their ids. */
export const findFileAfter = async (
  tx: Transaction,
  place: { readonly storeId: string; readonly afterId: string | null },
): Promise<Sealed | null> => {
  const [row] = await tx
    .select()
    .from(file)
    .where(and(eq(file.ownerNode, place.storeId), place.afterId === null ? undefined : gt(file.id, place.afterId)))
    .orderBy(asc(file.id))
    .limit(1)
  return row ?? null
}

/** Saves the result. Returns whether it differs from the last one, or null if the recording was deleted. */
export const noteScrub = async (
  tx: Transaction,
  id: string,
  found: { readonly isIntact: boolean; readonly nowMs: number },
): Promise<{ readonly isNews: boolean } | null> => {
  const [before] = await tx.select({ damagedAt: upload.damagedAt }).from(upload).where(eq(upload.id, id)).for('update')
  if (before === undefined) return null
  const now = new Date(found.nowMs)
  const damagedAt = found.isIntact ? null : (before.damagedAt ?? now)
  await tx.update(upload).set({ scrubbedAt: now, damagedAt }).where(eq(upload.id, id))
  return { isNews: (before.damagedAt === null) !== found.isIntact }
}
