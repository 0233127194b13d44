import { type Member, type Role, roles } from '@candor/contract'
import { refuseRemoval, refuseRoleChange } from '@candor/domain'
import { toInstant } from '../../../platform/clock'
import { avatarUrl } from '../core/present'
import type { MemberRow } from './repo-members'

export interface Viewpoint {
  readonly actor: { readonly userId: string; readonly role: Role }
  readonly ownerCount: number
}

/** What of the member's role and membership the actor may change; a change that would leave no owner is none. */
const canOf = (row: MemberRow, { actor, ownerCount }: Viewpoint): Member['can'] => {
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
  can: canOf(row, viewpoint),
})
