import { type CvLimits, cvLimitPresets, type EngineId, engineIds, zCvLimits } from '@candor/contract'
import { assessmentPolicy, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

const zEngine = z.enum(engineIds)

interface ChosenPolicy {
  readonly engine: EngineId
  readonly cvLimits: CvLimits
}

/** The organization's choice; by default the built-in engine and the presets. */
export const readChosen = async (tx: Transaction, organizationId: string): Promise<ChosenPolicy> => {
  const [row] = await tx
    .select({ engine: assessmentPolicy.engine, cvLimits: assessmentPolicy.cvLimits })
    .from(assessmentPolicy)
    .where(eq(assessmentPolicy.organizationId, organizationId))
  return {
    engine: row === undefined ? 'builtin' : zEngine.parse(row.engine),
    cvLimits: zCvLimits.nullish().parse(row?.cvLimits) ?? cvLimitPresets,
  }
}

interface PolicyChange {
  readonly organizationId: string
  /** What is left out stays as it is. */
  readonly engine?: EngineId
  /** Null: the presets. */
  readonly cvLimits?: CvLimits | null
  readonly changedBy: string
  readonly updatedAt: Date
}

export const savePolicy = async (tx: Transaction, change: PolicyChange): Promise<void> => {
  const { organizationId: _key, ...changes } = change
  await tx
    .insert(assessmentPolicy)
    .values({ engine: 'builtin', ...change })
    .onConflictDoUpdate({ target: assessmentPolicy.organizationId, set: changes })
}
