import { type ExportFailure, type ExportFilter, type InterfaceLanguage, zExportFilter } from '@candor/contract'
import { authUser, submission, submissionExport, type Transaction } from '@candor/db'
import { unfinishedExportStates } from '@candor/domain'
import { and, arrayOverlaps, count, eq, inArray, isNotNull, lte } from 'drizzle-orm'

export type ExportRow = typeof submissionExport.$inferSelect

/** Where the files of these exports are. */
export const listStoredBytes = (rows: readonly ExportRow[]) =>
  rows.flatMap(({ storageKey, ownerNode }) => (storageKey === null ? [] : [{ storageKey, ownerNode }]))

export const insertExport = async (tx: Transaction, row: typeof submissionExport.$inferInsert): Promise<ExportRow> => {
  const [inserted] = await tx.insert(submissionExport).values(row).returning()
  if (inserted === undefined) throw new Error('an export was not inserted')
  return inserted
}

/** Exports of an organization that wait or run. */
export const countUnfinished = async (tx: Transaction, organizationId: string): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(submissionExport)
    .where(
      and(
        eq(submissionExport.organizationId, organizationId),
        inArray(submissionExport.state, [...unfinishedExportStates]),
      ),
    )
  return row?.total ?? 0
}

export const findExport = async (tx: Transaction, id: string): Promise<ExportRow | null> => {
  const [row] = await tx.select().from(submissionExport).where(eq(submissionExport.id, id))
  return row ?? null
}

export const lockExport = async (tx: Transaction, id: string): Promise<ExportRow | null> => {
  const [row] = await tx.select().from(submissionExport).where(eq(submissionExport.id, id)).for('update')
  return row ?? null
}

export const updateExport = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof submissionExport.$inferInsert>,
): Promise<void> => {
  await tx.update(submissionExport).set(changes).where(eq(submissionExport.id, id))
}

/** Changes an export that is still being written under this key. False: another job took it over, or it is gone. */
export const updateRunning = async (
  tx: Transaction,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
  changes: Partial<typeof submissionExport.$inferInsert>,
): Promise<boolean> => {
  const rows = await tx
    .update(submissionExport)
    .set(changes)
    .where(
      and(
        eq(submissionExport.id, id),
        eq(submissionExport.storageKey, storageKey),
        eq(submissionExport.state, 'running'),
      ),
    )
    .returning({ id: submissionExport.id })
  return rows.length === 1
}

/** The filter of an export as it was ordered; null: its submissions were named. */
export const readFilter = ({ filter }: Pick<ExportRow, 'filter'>): ExportFilter | null =>
  zExportFilter.nullable().parse(filter)

export const countExisting = async (tx: Transaction, ids: readonly string[]): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(submission)
    .where(inArray(submission.id, [...ids]))
  return row?.total ?? 0
}

/** Locks the exports that have or are to have one of these submissions. */
export const lockExportsOf = (tx: Transaction, submissionIds: readonly string[]): Promise<ExportRow[]> =>
  tx
    .select()
    .from(submissionExport)
    .where(arrayOverlaps(submissionExport.submissionIds, [...submissionIds]))
    .orderBy(submissionExport.id)
    .for('update')

/** Exports of an organization, whatever their state. */
export const listOfOrganization = (tx: Transaction, organizationId: string): Promise<ExportRow[]> =>
  tx.select().from(submissionExport).where(eq(submissionExport.organizationId, organizationId))

/** Files whose time is over; those that another process is deleting are left out. */
export const lockPast = (tx: Transaction, { now, limit }: { readonly now: Date; readonly limit: number }) =>
  tx
    .select()
    .from(submissionExport)
    .where(and(lte(submissionExport.expiresAt, now), isNotNull(submissionExport.storageKey)))
    .limit(limit)
    .for('update', { skipLocked: true })

export const deleteExports = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.delete(submissionExport).where(inArray(submissionExport.id, [...ids]))
}

/** What remains of exports whose file is gone: nothing of a submission. */
export const markWithoutFile = async (
  tx: Transaction,
  ids: readonly string[],
  end: { readonly state: 'expired' } | { readonly state: 'failed'; readonly failure: ExportFailure },
): Promise<void> => {
  if (ids.length === 0) return
  const nothing = { filter: null, submissionIds: null, storageKey: null, ownerNode: null }
  await tx
    .update(submissionExport)
    .set({ ...nothing, ...end })
    .where(inArray(submissionExport.id, [...ids]))
}

/** Where and in which language the person reads mail; null: there is no such account. */
export const findAddress = async (
  tx: Transaction,
  userId: string,
): Promise<{ readonly email: string; readonly locale: InterfaceLanguage } | null> => {
  const [row] = await tx
    .select({ email: authUser.email, locale: authUser.locale })
    .from(authUser)
    .where(eq(authUser.id, userId))
  return row ?? null
}
