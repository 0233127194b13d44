import type { GrantKind } from '@candor/contract'
import { decideShareEnd } from '@candor/domain'
import { AppError } from '../../../platform/errors'

/** When a grant with this wanted end will end. Null: a member's, until it is revoked. Throws SHARE_EXPIRY_INVALID. */
export const requireShareEnd = (kind: GrantKind, expiresAt: string | null, nowMs: number): Date | null => {
  const endMs = decideShareEnd(kind, { wantedMs: expiresAt === null ? null : Date.parse(expiresAt), nowMs })
  if (endMs === 'invalid') throw new AppError('SHARE_EXPIRY_INVALID')
  return endMs === null ? null : new Date(endMs)
}
