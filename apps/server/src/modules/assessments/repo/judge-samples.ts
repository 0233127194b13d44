import { judgeSample, submission, type Transaction } from '@candor/db'
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

/**
 * Deleted together with the interview. A sample without a session belongs to an exam. One of an interview that was erased in the
 * meantime is not stored: the lock on the submission makes an erasure wait, which then deletes this sample too.
 */
export const insertSample = async (
  tx: Transaction,
  sample: typeof judgeSample.$inferInsert,
  sessionId: string | null,
): Promise<void> => {
  if (sessionId !== null) {
    const isOfSession = eq(submission.sessionId, sessionId)
    const rows = await tx.select({ id: submission.id }).from(submission).where(isOfSession).for('share')
    if (rows.length === 0) return
  }
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
