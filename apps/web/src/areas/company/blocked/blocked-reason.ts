import { ApiError } from '../../../shared/api/api-error'

export const blockedReasons = ['suspended', 'banned'] as const
export type BlockedReason = (typeof blockedReasons)[number]

/** Why nobody may use this account; null: the error is about something else. */
export function blockedReason(error: unknown): BlockedReason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'ACCOUNT_SUSPENDED') return 'suspended'
  return error.code === 'ACCOUNT_BANNED' ? 'banned' : null
}
