import { type EngineId, engineIds } from '@candor/contract'
import { assessmentPolicy, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

const zEngine = z.enum(engineIds)

/** The engine an organization has chosen; the built-in one where it has chosen none. */
export const readEngine = async (tx: Transaction, organizationId: string): Promise<EngineId> => {
  const [row] = await tx
    .select({ engine: assessmentPolicy.engine })
    .from(assessmentPolicy)
    .where(eq(assessmentPolicy.organizationId, organizationId))
  return row === undefined ? 'builtin' : zEngine.parse(row.engine)
}

export interface ChosenEngine {
  readonly organizationId: string
  readonly engine: EngineId
  readonly changedBy: string
  readonly updatedAt: Date
}

export const saveEngine = async (tx: Transaction, chosen: ChosenEngine): Promise<void> => {
  const { organizationId: _key, ...changes } = chosen
  await tx
    .insert(assessmentPolicy)
    .values(chosen)
    .onConflictDoUpdate({ target: assessmentPolicy.organizationId, set: changes })
}
