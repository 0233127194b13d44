import { authSession, authUser, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'

/** A person who opened a mailed link reads the mail of this address. */
export const markEmailVerified = async (tx: Transaction, userId: string, at: Date): Promise<void> => {
  await tx
    .update(authUser)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(authUser.id, userId), eq(authUser.emailVerified, false)))
}

/** Whether a session of this person was not ended. */
export const hasSession = async (tx: Transaction, of: { id: string; userId: string }): Promise<boolean> => {
  const rows = await tx
    .select({ id: authSession.id })
    .from(authSession)
    .where(and(eq(authSession.id, of.id), eq(authSession.userId, of.userId)))
  return rows.length > 0
}
