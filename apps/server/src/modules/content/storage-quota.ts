import { type Transaction, upload } from '@candor/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps'

const bytesPerGb = 1e9

const sumSealed = async (tx: Transaction, organizationId: string): Promise<number> => {
  const [sum] = await tx
    .select({ sizeBytes: sql<string>`coalesce(sum(${upload.sizeBytes}), 0)` })
    .from(upload)
    .where(and(eq(upload.organizationId, organizationId), eq(upload.state, 'sealed')))
  return Number(sum?.sizeBytes ?? 0)
}

/** Whether an organization may begin another interview. One that is under way is never refused a byte. */
export const hasOrganizationRoom = async (
  deps: Pick<Deps, 'withActor' | 'env'>,
  organizationId: string,
): Promise<boolean> => {
  const { ORGANIZATION_STORAGE_GB: limitGb } = deps.env
  if (limitGb === undefined) return true
  // As a worker: a candidate sees their own recordings only, and the room is everybody's.
  const sizeBytes = await deps.withActor({ kind: 'worker' }, (tx) => sumSealed(tx, organizationId))
  return sizeBytes < limitGb * bytesPerGb
}
