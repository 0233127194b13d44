import { authUser, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'

/** A person who opened a mailed link reads the mail of this address. */
export const markEmailVerified = async (tx: Transaction, userId: string, at: Date): Promise<void> => {
  await tx
    .update(authUser)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(authUser.id, userId), eq(authUser.emailVerified, false)))
}
