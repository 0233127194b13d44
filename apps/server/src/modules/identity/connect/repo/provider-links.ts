import type { UserStatus } from '@candor/contract'
import { authAccount, authSession, authUser, type Transaction } from '@candor/db'
import { and, asc, eq, like } from 'drizzle-orm'
import { deleteSecondFactors } from '../../core/repo/second-factors'

const prefix = 'connect:'
const formatProviderId = (provider: string): string => `${prefix}${provider}`

/** An account at a provider. */
export interface ProviderAccount {
  readonly provider: string
  readonly subject: string
}

/** The person to whom a provider account is linked. */
export const findLinkOwner = async (tx: Transaction, query: ProviderAccount): Promise<string | undefined> => {
  const [row] = await tx
    .select({ userId: authAccount.userId })
    .from(authAccount)
    .where(and(eq(authAccount.providerId, formatProviderId(query.provider)), eq(authAccount.accountId, query.subject)))
  return row?.userId
}

/** Links a provider account unless it is linked already; returns its owner. No token of the provider is stored. */
export const insertLink = async (
  tx: Transaction,
  link: ProviderAccount & { id: string; userId: string; at: Date },
): Promise<string | undefined> => {
  const { id, userId, at } = link
  await tx
    .insert(authAccount)
    .values({
      id,
      userId,
      providerId: formatProviderId(link.provider),
      accountId: link.subject,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  return findLinkOwner(tx, link)
}

/** The providers of a person and since when, the oldest first. */
export const listLinks = async (tx: Transaction, userId: string): Promise<{ provider: string; linkedAt: Date }[]> => {
  const rows = await tx
    .select({ providerId: authAccount.providerId, linkedAt: authAccount.createdAt })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), like(authAccount.providerId, `${prefix}%`)))
    .orderBy(asc(authAccount.createdAt), asc(authAccount.id))
  return rows.map((row) => ({ provider: row.providerId.slice(prefix.length), linkedAt: row.linkedAt }))
}

/** Unlinks a provider from a person; false: it was not linked. */
export const deleteLinks = async (tx: Transaction, query: { userId: string; provider: string }): Promise<boolean> => {
  const rows = await tx
    .delete(authAccount)
    .where(and(eq(authAccount.userId, query.userId), eq(authAccount.providerId, formatProviderId(query.provider))))
    .returning({ id: authAccount.id })
  return rows.length > 0
}

/** A new account; false if a concurrent request was faster with the same address. */
export const insertUserIfAbsent = async (tx: Transaction, row: typeof authUser.$inferInsert): Promise<boolean> => {
  const rows = await tx
    .insert(authUser)
    .values(row)
    .onConflictDoNothing({ target: authUser.email })
    .returning({ id: authUser.id })
  return rows.length > 0
}

/** Removes all credentials set before the address was proven, because a stranger may have chosen them. */
export const deleteUnprovenCredentials = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(authAccount).where(eq(authAccount.userId, userId))
  await tx.delete(authSession).where(eq(authSession.userId, userId))
  await deleteSecondFactors(tx, userId)
}

export const completeUser = async (
  tx: Transaction,
  id: string,
  change: { name: string; firstName: string; lastName: string; status: UserStatus; updatedAt: Date },
): Promise<void> => {
  await tx
    .update(authUser)
    .set({ ...change, emailVerified: true })
    .where(eq(authUser.id, id))
}
