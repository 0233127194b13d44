import type { UserStatus } from '@candor/contract'
import { authUser, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'

/** Looked up in place of an unknown person, so that both cases cause the same work. */
export const placeholderUserId = '00000000-0000-4000-8000-000000000000'

export type UserRow = typeof authUser.$inferSelect

export const findUserByEmail = async (tx: Transaction, email: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(authUser).where(eq(authUser.email, email))
  return row
}

export const findUser = async (tx: Transaction, id: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(authUser).where(eq(authUser.id, id))
  return row
}

/** Locks a person until the transaction ends, so that what counts against the account runs one after the other. */
export const lockUser = async (tx: Transaction, id: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(authUser).where(eq(authUser.id, id)).for('no key update')
  return row
}

export const setUserStatus = async (
  tx: Transaction,
  id: string,
  change: { status: UserStatus; updatedAt: Date },
): Promise<void> => {
  await tx.update(authUser).set(change).where(eq(authUser.id, id))
}
