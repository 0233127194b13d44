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

/** Deleted together with the person's data. A sample without a person belongs to an exam. */
export const insertSample = async (tx: Transaction, sample: typeof judgeSample.$inferInsert): Promise<void> => {
  await tx.insert(judgeSample).values(sample).onConflictDoNothing()
}

/** Deletes all samples whose key has this prefix. */
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
