import { userStatus } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { setUserStatus, type UserRow } from './repo/users'

export type AccountCheck =
  | { readonly kind: 'admitted'; readonly userId: string }
  | { readonly kind: 'refused'; readonly code: 'ACCOUNT_SUSPENDED' | 'ACCOUNT_BANNED' }
  /** No account: not yet verified, known from an interview only, or deleted. */
  | { readonly kind: 'none' }

/** Whether this row is an account, blocked or not; any other is treated as an address without an account. */
export const isAccount = (user: UserRow | undefined): user is UserRow =>
  user !== undefined &&
  user.status !== userStatus.PENDING &&
  user.status !== userStatus.POTENTIAL &&
  user.status !== userStatus.DELETED

/**
 * Decides on a person who has just authenticated by code, link, provider or password. Only they learn of a block;
 * signing in reactivates a deactivated account. Refusals are returned, so that the caller's transaction can
 * commit what it counted.
 */
export const checkAccountStatus = async (
  tx: Transaction,
  user: UserRow | undefined,
  at: Date,
): Promise<AccountCheck> => {
  if (!isAccount(user)) return { kind: 'none' }
  if (user.status === userStatus.SUSPENDED) return { kind: 'refused', code: 'ACCOUNT_SUSPENDED' }
  if (user.status === userStatus.BANNED) return { kind: 'refused', code: 'ACCOUNT_BANNED' }
  if (user.status === userStatus.INACTIVE)
    await setUserStatus(tx, user.id, { status: userStatus.ACTIVE, updatedAt: at })
  return { kind: 'admitted', userId: user.id }
}
