import type { Invite } from '@candor/contract'
import { toInstant } from '../../../platform/clock'
import type { PendingInviteRow } from './repo-invites'

export const presentInvite = (row: PendingInviteRow, nowMs: number): Invite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy ?? '',
  createdAt: toInstant(row.createdAt.getTime()),
  expiresAt: toInstant(row.expiresAt.getTime()),
  isExpired: row.expiresAt.getTime() <= nowMs,
})
