import { type Transaction, upload } from '@candor/db'
import { and, eq, sql } from 'drizzle-orm'

/** Bytes of all recordings of an organization that are sealed. */
export const sumSealed = async (tx: Transaction, organizationId: string): Promise<number> => {
  const [sum] = await tx
    .select({ sizeBytes: sql<string>`coalesce(sum(${upload.sizeBytes}), 0)` })
    .from(upload)
    .where(and(eq(upload.organizationId, organizationId), eq(upload.state, 'sealed')))
  return Number(sum?.sizeBytes ?? 0)
}
