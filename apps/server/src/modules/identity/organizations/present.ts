import { type Grant, type Invite, type Member, type Role, roles } from '@candor/contract'
import { refuseRemoval, refuseRoleChange } from '@candor/domain'
import type { MemberCaller } from '../../../http/caller'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import { avatarUrl } from '../core/present'
import type { OrganizationPorts, TargetKey } from './ports'
import type { GrantRow } from './repo/grants'
import type { PendingInviteRow } from './repo/invites'
import type { MemberRow } from './repo/members'

export interface Viewpoint {
  readonly actor: { readonly userId: string; readonly role: Role }
  readonly ownerCount: number
}

/** What of the member's role and membership the actor may change; a change that would leave no owner is none. */
const listPossibleChanges = (row: MemberRow, { actor, ownerCount }: Viewpoint): Member['can'] => {
  const target = row.role
  const change = { actor: actor.role, isSelf: row.userId === actor.userId, target, ownerCount }
  const assign = roles.filter((next) => refuseRoleChange({ ...change, next }) === null)
  return { assign: assign.some((role) => role !== target) ? assign : [], remove: refuseRemoval(change) === null }
}

export const presentMember = (row: MemberRow, viewpoint: Viewpoint): Member => ({
  id: row.id,
  userId: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatarUrl: avatarUrl({ id: row.userId, image: row.image }),
  role: row.role,
  joinedAt: toInstant(row.joinedAt.getTime()),
  isSelf: row.userId === viewpoint.actor.userId,
  can: listPossibleChanges(row, viewpoint),
})

export const presentInvite = (row: PendingInviteRow, nowMs: number): Invite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy ?? '',
  createdAt: toInstant(row.createdAt.getTime()),
  expiresAt: toInstant(row.expiresAt.getTime()),
  isExpired: row.expiresAt.getTime() <= nowMs,
})

const getTargetKey = (row: GrantRow): TargetKey => ({
  type: row.targetType,
  id: row.targetId,
})

const presentGrant = (row: GrantRow, targetName: string): Grant => ({
  id: row.id,
  kind: row.kind,
  userId: row.userId,
  name: row.name,
  email: row.email,
  mayWatch: row.mayWatch,
  showsContact: row.showsContact,
  openedAt: toInstantOrNull(row.openedAt),
  openCount: row.openCount,
  targetType: getTargetKey(row).type,
  targetId: row.targetId,
  targetName,
  grantedBy: row.grantedBy ?? '',
  createdAt: toInstant(row.createdAt.getTime()),
  expiresAt: toInstantOrNull(row.expiresAt),
})

/** Grants with the names of their targets. A grant of a deleted target is omitted. */
export const presentGrants = async (
  ports: Pick<OrganizationPorts, 'listGrantTargetNames'>,
  actor: MemberCaller,
  rows: readonly GrantRow[],
): Promise<Grant[]> => {
  if (rows.length === 0) return []
  const names = await ports.listGrantTargetNames(actor, rows.map(getTargetKey))
  return rows.flatMap((row) => {
    const name = names.get(row.targetId)
    return name === undefined ? [] : [presentGrant(row, name)]
  })
}
