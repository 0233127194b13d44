import { authenticatorApp, type Transaction } from '@candor/db'
import { eq, sql } from 'drizzle-orm'

export type AppRow = typeof authenticatorApp.$inferSelect

export const findApp = async (tx: Transaction, userId: string): Promise<AppRow | undefined> => {
  const [row] = await tx.select().from(authenticatorApp).where(eq(authenticatorApp.userId, userId))
  return row
}

/** Locks the row: two uses of one code are judged one after the other. */
export const lockApp = async (tx: Transaction, userId: string): Promise<AppRow | undefined> => {
  const [row] = await tx.select().from(authenticatorApp).where(eq(authenticatorApp.userId, userId)).for('update')
  return row
}

/** Stores a new secret until it is confirmed; the one in use stays in use. */
export const savePendingSecret = async (
  tx: Transaction,
  row: { userId: string; pendingSecret: string; pendingUntil: Date },
): Promise<void> => {
  const { pendingSecret, pendingUntil } = row
  await tx
    .insert(authenticatorApp)
    .values(row)
    .onConflictDoUpdate({ target: authenticatorApp.userId, set: { pendingSecret, pendingUntil } })
}

/** The pending secret becomes the one in use. */
export const confirmPendingSecret = async (
  tx: Transaction,
  userId: string,
  change: { confirmedAt: Date; lastUsedStep: number },
): Promise<void> => {
  await tx
    .update(authenticatorApp)
    .set({ ...change, secret: sql`${authenticatorApp.pendingSecret}`, pendingSecret: null, pendingUntil: null })
    .where(eq(authenticatorApp.userId, userId))
}

export const setLastUsedStep = async (tx: Transaction, userId: string, lastUsedStep: number): Promise<void> => {
  await tx.update(authenticatorApp).set({ lastUsedStep }).where(eq(authenticatorApp.userId, userId))
}

export const deleteApp = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(authenticatorApp).where(eq(authenticatorApp.userId, userId))
}
