import { otpChallenge, type Transaction } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'

export type ChallengeRow = typeof otpChallenge.$inferSelect

export const insertChallenge = async (tx: Transaction, row: typeof otpChallenge.$inferInsert): Promise<void> => {
  await tx.insert(otpChallenge).values(row)
}

export const findChallenge = async (tx: Transaction, id: string): Promise<ChallengeRow | undefined> => {
  const [row] = await tx.select().from(otpChallenge).where(eq(otpChallenge.id, id))
  return row
}

/** Locks the challenge: guesses at one challenge are checked one after another. */
export const lockChallenge = async (tx: Transaction, id: string): Promise<ChallengeRow | undefined> => {
  const [row] = await tx.select().from(otpChallenge).where(eq(otpChallenge.id, id)).for('update')
  return row
}

export const updateChallenge = async (
  tx: Transaction,
  id: string,
  change: { attempts?: number; consumedAt?: Date },
): Promise<void> => {
  await tx.update(otpChallenge).set(change).where(eq(otpChallenge.id, id))
}

/** A newer code of the same browser replaces its earlier ones. */
export const consumeOpenChallenges = async (
  tx: Transaction,
  query: { email: string; browserTokenHash: string; at: Date },
): Promise<void> => {
  await tx
    .update(otpChallenge)
    .set({ consumedAt: query.at })
    .where(
      and(
        eq(otpChallenge.email, query.email),
        eq(otpChallenge.browserTokenHash, query.browserTokenHash),
        isNull(otpChallenge.consumedAt),
      ),
    )
}

/** Consumes every open code of an address, in any browser, after its password was replaced. */
export const consumeAllChallenges = async (tx: Transaction, query: { email: string; at: Date }): Promise<void> => {
  await tx
    .update(otpChallenge)
    .set({ consumedAt: query.at })
    .where(and(eq(otpChallenge.email, query.email), isNull(otpChallenge.consumedAt)))
}
