import { authenticatorApp, passkey, recoveryCode, secondStep, type Transaction } from '@candor/db'
import { and, eq, isNotNull, sql } from 'drizzle-orm'

/** How many second factors a person has: the app counts as one, recovery codes as none. */
export const countSecondFactors = async (tx: Transaction, userId: string): Promise<number> => {
  const apps = await tx.$count(
    authenticatorApp,
    and(eq(authenticatorApp.userId, userId), isNotNull(authenticatorApp.secret)),
  )
  return apps + (await tx.$count(passkey, eq(passkey.userId, userId)))
}

export const hasSecondFactor = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await countSecondFactors(tx, userId)) > 0

/** Serialises changes to a person's factors until the transaction ends, so that two can't both remove "the other" one. */
export const lockSecondFactors = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`second-factors ${userId}`}, 0))`)
}

export const insertSecondStep = async (tx: Transaction, row: typeof secondStep.$inferInsert): Promise<void> => {
  await tx.insert(secondStep).values(row)
}

/** Removes every second factor of a person, with the sign-ins that wait for one. */
export const deleteSecondFactors = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(authenticatorApp).where(eq(authenticatorApp.userId, userId))
  await tx.delete(passkey).where(eq(passkey.userId, userId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.delete(secondStep).where(eq(secondStep.userId, userId))
}
