import { startVisit, type Transaction } from '@candor/db'
import { and, eq, lte } from 'drizzle-orm'

interface Visitor {
  readonly organizationId: string
  readonly userId: string
}

/** Begins another visit, unless the last one began after `isSameSince`. */
export const saveVisitRow = async (
  tx: Transaction,
  { organizationId, userId }: Visitor,
  { visitedAt, isSameSince }: { readonly visitedAt: Date; readonly isSameSince: Date },
): Promise<void> => {
  await tx
    .insert(startVisit)
    .values({ organizationId, userId, visitedAt })
    .onConflictDoUpdate({
      target: [startVisit.organizationId, startVisit.userId],
      set: { visitedAt, previousAt: startVisit.visitedAt },
      setWhere: lte(startVisit.visitedAt, isSameSince),
    })
}

/** When the visit before the current one began; null: there was none. */
export const findPreviousVisit = async (tx: Transaction, { organizationId, userId }: Visitor): Promise<Date | null> => {
  const [row] = await tx
    .select({ previousAt: startVisit.previousAt })
    .from(startVisit)
    .where(and(eq(startVisit.organizationId, organizationId), eq(startVisit.userId, userId)))
  return row?.previousAt ?? null
}
