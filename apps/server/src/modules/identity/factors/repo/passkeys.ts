import { passkey, type Transaction, usedPasskeyChallenge } from '@candor/db'
import { and, asc, eq } from 'drizzle-orm'

export type PasskeyRow = typeof passkey.$inferSelect

/** Passkeys of a person, the oldest first. */
export const listPasskeys = (tx: Transaction, userId: string): Promise<PasskeyRow[]> =>
  tx.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt), asc(passkey.id))

export const findPasskeyByCredential = async (
  tx: Transaction,
  credentialId: string,
): Promise<PasskeyRow | undefined> => {
  const [row] = await tx.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row
}

/** False: this credential is known already. */
export const insertPasskey = async (tx: Transaction, row: typeof passkey.$inferInsert): Promise<boolean> => {
  const rows = await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
  return rows.length > 0
}

const isOwn = (query: { id: string; userId: string }) => and(eq(passkey.id, query.id), eq(passkey.userId, query.userId))

/** False: this person has no such passkey. */
export const renamePasskey = async (
  tx: Transaction,
  query: { id: string; userId: string },
  name: string,
): Promise<boolean> => {
  const rows = await tx.update(passkey).set({ name }).where(isOwn(query)).returning({ id: passkey.id })
  return rows.length > 0
}

/** False: this person has no such passkey. */
export const deletePasskey = async (tx: Transaction, query: { id: string; userId: string }): Promise<boolean> => {
  const rows = await tx.delete(passkey).where(isOwn(query)).returning({ id: passkey.id })
  return rows.length > 0
}

/** False: the passkey was removed while its signature was verified. */
export const savePasskeyUse = async (
  tx: Transaction,
  id: string,
  change: { signatureCounter: number; lastUsedAt: Date },
): Promise<boolean> => {
  const rows = await tx.update(passkey).set(change).where(eq(passkey.id, id)).returning({ id: passkey.id })
  return rows.length > 0
}

/** Of any number of simultaneous calls with one challenge, exactly one gets true. */
export const consumePasskeyChallenge = async (
  tx: Transaction,
  row: { challengeHash: string; expiresAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .insert(usedPasskeyChallenge)
    .values(row)
    .onConflictDoNothing()
    .returning({ challengeHash: usedPasskeyChallenge.challengeHash })
  return rows.length > 0
}
