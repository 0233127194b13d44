import { type InterfaceLanguage, userStatus } from '@candor/contract'
import { authAccount, authUser, member, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { deleteSecondFactors } from '../../core/repo/second-factors'

const credential = 'credential'

/** The hash of a person's password as the auth library stores it; null: they have none. */
export const findPasswordHash = async (tx: Transaction, userId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ password: authAccount.password })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), eq(authAccount.providerId, credential)))
  return row?.password ?? null
}

export const savePasswordHash = async (
  tx: Transaction,
  row: { id: string; userId: string; password: string; at: Date },
): Promise<void> => {
  const { at, ...rest } = row
  await tx
    .insert(authAccount)
    .values({ ...rest, accountId: row.userId, providerId: credential, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [authAccount.providerId, authAccount.accountId],
      set: { password: row.password, updatedAt: at },
    })
}

/** A person who set the password with a mailed code has proven the address. */
export const markEmailVerified = async (tx: Transaction, userId: string, at: Date): Promise<void> => {
  await tx.update(authUser).set({ emailVerified: true, updatedAt: at }).where(eq(authUser.id, userId))
}

/** Records that a sign-up was started; its input stays with the confirmation token until one is used. */
export const insertPendingUser = async (
  tx: Transaction,
  row: { id: string; email: string; locale: InterfaceLanguage; at: Date },
): Promise<void> => {
  const { at, ...rest } = row
  await tx
    .insert(authUser)
    .values({ ...rest, name: '', status: userStatus.PENDING, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: authUser.email })
}

interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly locale: InterfaceLanguage
  readonly at: Date
}

/** What an active, proven account has of a new person. */
const asAccount = ({ firstName, lastName, locale, at }: NewPerson) => ({
  name: `${firstName} ${lastName}`,
  firstName,
  lastName,
  locale,
  emailVerified: true,
  status: userStatus.ACTIVE,
  createdAt: at,
  updatedAt: at,
})

export const insertAccount = async (tx: Transaction, row: NewPerson & { id: string; email: string }): Promise<void> => {
  await tx.insert(authUser).values({ id: row.id, email: row.email, ...asAccount(row) })
}

/**
 * Makes an account of a row without one. Everything left on the row by a deleted account is discarded: the new account
 * gets no earlier sign-in method or membership.
 */
export const completeUser = async (tx: Transaction, userId: string, person: NewPerson): Promise<void> => {
  await tx.delete(authAccount).where(eq(authAccount.userId, userId))
  await tx.delete(member).where(eq(member.userId, userId))
  await deleteSecondFactors(tx, userId)
  await tx
    .update(authUser)
    .set({ ...asAccount(person), phone: '', image: null })
    .where(eq(authUser.id, userId))
}
