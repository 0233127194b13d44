import { limitCounter, secondStep, type Transaction } from '@candor/db'
import type { SecondFactorCounters } from '@candor/domain'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'

export type SecondStepRow = typeof secondStep.$inferSelect

/** The newest sign-in of a browser that waits for its second step. */
export const findWaitingStep = async (
  tx: Transaction,
  query: { browserTokenHash: string; at: Date },
): Promise<SecondStepRow | undefined> => {
  const [row] = await tx
    .select()
    .from(secondStep)
    .where(
      and(
        eq(secondStep.browserTokenHash, query.browserTokenHash),
        isNull(secondStep.consumedAt),
        gt(secondStep.expiresAt, query.at),
      ),
    )
    .orderBy(desc(secondStep.createdAt), secondStep.id)
    .limit(1)
  return row
}

/** Locks the step: codes for one sign-in are judged one after another. */
export const lockStep = async (tx: Transaction, id: string): Promise<SecondStepRow | undefined> => {
  const [row] = await tx.select().from(secondStep).where(eq(secondStep.id, id)).for('update')
  return row
}

export const updateStep = async (
  tx: Transaction,
  id: string,
  change: { attempts?: number; consumedAt?: Date },
): Promise<void> => {
  await tx.update(secondStep).set(change).where(eq(secondStep.id, id))
}

const zCounters = z.object({ dayStartedAtMs: z.number(), guessesThisDay: z.number() })

export const findStepCounters = async (tx: Transaction, key: string): Promise<SecondFactorCounters | null> => {
  const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.key, key))
  return row === undefined ? null : zCounters.parse(row.value)
}

export const saveStepCounters = async (
  tx: Transaction,
  key: string,
  change: { value: SecondFactorCounters; updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(limitCounter)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: limitCounter.key, set: change })
}
