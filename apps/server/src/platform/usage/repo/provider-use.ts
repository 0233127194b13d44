import type { ProviderUse } from '@candor/ai'
import { organization, providerUse, type Transaction } from '@candor/db'
import { and, eq, gte, inArray, sum } from 'drizzle-orm'

export interface UseRow {
  readonly id: string
  readonly use: ProviderUse
}

/** Stores the usage of calls. Leaves out deleted organizations, because no one can read their usage. */
export const insertUses = async (tx: Transaction, rows: readonly UseRow[]): Promise<void> => {
  const wanted = [...new Set(rows.map(({ use }) => use.organizationId))]
  const found = await tx.select({ id: organization.id }).from(organization).where(inArray(organization.id, wanted))
  const known = new Set(found.map(({ id }) => id))
  const values = rows.flatMap(({ id, use: { atMs, ...use } }) =>
    known.has(use.organizationId) ? [{ id, ...use, at: new Date(atMs) }] : [],
  )
  if (values.length > 0) await tx.insert(providerUse).values(values).onConflictDoNothing()
}

/** Millionths of a US dollar that an organization spent since a time. */
export const readSpentMicroUsd = async (tx: Transaction, organizationId: string, sinceMs: number): Promise<number> => {
  const [row] = await tx
    .select({ spent: sum(providerUse.costMicroUsd) })
    .from(providerUse)
    .where(and(eq(providerUse.organizationId, organizationId), gte(providerUse.at, new Date(sinceMs))))
  return Number(row?.spent ?? 0)
}
