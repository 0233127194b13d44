import { recoveryCode, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'

export const countRecoveryCodes = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(recoveryCode, eq(recoveryCode.userId, userId))

/** Gives a person new codes in place of all earlier ones. */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  userId: string,
  rows: readonly { id: string; codeHash: string; createdAt: Date }[],
): Promise<void> => {
  await deleteRecoveryCodes(tx, userId)
  await tx.insert(recoveryCode).values(rows.map((row) => ({ ...row, userId })))
}

export const deleteRecoveryCodes = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
}

/** Uses a code up: of any number of simultaneous calls exactly one gets true. */
export const consumeRecoveryCode = async (
  tx: Transaction,
  query: { userId: string; codeHash: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, query.userId), eq(recoveryCode.codeHash, query.codeHash)))
    .returning({ id: recoveryCode.id })
  return rows.length > 0
}
