import { ApiError } from '../../../shared/api/api-error'

export const blockedReasons = ['suspended', 'banned'] as const
export type BlockedReason = (typeof blockedReasons)[number]

/** Why this account can't be used. Null: the error has another cause. */
export function blockedReason(error: unknown): BlockedReason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'ACCOUNT_SUSPENDED') return 'suspended'
  return error.code === 'ACCOUNT_BANNED' ? 'banned' : null
}
