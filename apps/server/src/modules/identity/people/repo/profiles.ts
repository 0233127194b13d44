import type { InterfaceLanguage } from '@candor/contract'
import { authAccount, authUser, avatar, type Transaction } from '@candor/db'
import { and, eq, isNotNull } from 'drizzle-orm'

/** Whether a person can sign in with a password: a credential account that has one. */
export const hasPassword = async (tx: Transaction, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: authAccount.id })
    .from(authAccount)
    .where(
      and(eq(authAccount.userId, userId), eq(authAccount.providerId, 'credential'), isNotNull(authAccount.password)),
    )
  return rows.length > 0
}

/** All that people may write about themselves; address, status and roles are not among it. */
export interface Information {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly locale?: InterfaceLanguage
  readonly image: string | null
  readonly updatedAt: Date
}

export const updateInformation = async (tx: Transaction, userId: string, change: Information): Promise<void> => {
  await tx.update(authUser).set(change).where(eq(authUser.id, userId))
}

export type AvatarRow = typeof avatar.$inferSelect

export const saveAvatar = async (tx: Transaction, row: AvatarRow): Promise<void> => {
  const { mime, bytes, updatedAt } = row
  await tx.insert(avatar).values(row).onConflictDoUpdate({ target: avatar.userId, set: { mime, bytes, updatedAt } })
}

export const deleteAvatar = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(avatar).where(eq(avatar.userId, userId))
}

/** A picture with its fingerprint, if the actor may see the person. */
export const findAvatar = async (
  tx: Transaction,
  userId: string,
): Promise<(Pick<AvatarRow, 'mime' | 'bytes'> & { readonly image: string | null }) | undefined> => {
  const [row] = await tx
    .select({ mime: avatar.mime, bytes: avatar.bytes, image: authUser.image })
    .from(avatar)
    .innerJoin(authUser, eq(authUser.id, avatar.userId))
    .where(eq(avatar.userId, userId))
  return row
}
