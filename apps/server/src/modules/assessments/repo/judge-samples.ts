import { judgeSample, type Transaction } from '@candor/db'
import { and, eq, like } from 'drizzle-orm'

export interface SamplePlace {
  readonly organizationId: string
  readonly sampleKey: string
}

export const findSample = async (tx: Transaction, place: SamplePlace) => {
  const [row] = await tx
    .select({ body: judgeSample.body, inputTokens: judgeSample.inputTokens, outputTokens: judgeSample.outputTokens })
    .from(judgeSample)
    .where(and(eq(judgeSample.organizationId, place.organizationId), eq(judgeSample.sampleKey, place.sampleKey)))
  return row
}

/** Kept for as long as the person's words are: it goes with them. Without a person it is of an exam. */
export const insertSample = async (tx: Transaction, sample: typeof judgeSample.$inferInsert): Promise<void> => {
  await tx.insert(judgeSample).values(sample).onConflictDoNothing()
}

/** All whose key begins so. */
export const deleteSamples = async (
  tx: Transaction,
  place: { readonly organizationId: string; readonly keyPrefix: string },
): Promise<void> => {
  await tx
    .delete(judgeSample)
    .where(
      and(eq(judgeSample.organizationId, place.organizationId), like(judgeSample.sampleKey, `${place.keyPrefix}%`)),
    )
}
