import { type Ability, abilities, type Role, roles } from '@candor/contract'

/** The table of decisions, "Roles of an organization": one row per ability, the roles that have it. */
const rolesByAbility: Readonly<Record<Ability, readonly Role[]>> = {
  'organization.delete': ['owner'],
  'security.manage': ['owner'],
  'audit.read': ['owner'],
  'billing.manage': ['owner', 'admin'],
  'member.manage': ['owner', 'admin'],
  'set.manage': ['owner', 'admin', 'recruiter'],
  'submission.delete': ['owner', 'admin', 'recruiter'],
  'submission.export': ['owner', 'admin', 'recruiter'],
  'request.answer': ['owner', 'admin', 'recruiter'],
  'submission.review': ['owner', 'admin', 'recruiter', 'reviewer'],
  'set.read': ['owner', 'admin', 'recruiter', 'reviewer', 'viewer'],
  'submission.read': ['owner', 'admin', 'recruiter', 'reviewer', 'viewer'],
}

/** Whether a role may do something in its own organization; a viewer reads only what is shared with it. */
export const can = (role: Role, ability: Ability): boolean => rolesByAbility[ability].includes(role)

/** Sent with answers as `can`, so that the web never computes a role. Null: a person who is a member of nothing. */
export const getAbilities = (role: Role | null): Record<Ability, boolean> => {
  const all: Record<Ability, boolean> = {
    'organization.delete': false,
    'security.manage': false,
    'audit.read': false,
    'billing.manage': false,
    'member.manage': false,
    'set.manage': false,
    'submission.delete': false,
    'submission.export': false,
    'request.answer': false,
    'submission.review': false,
    'set.read': false,
    'submission.read': false,
  }
  if (role !== null) for (const ability of abilities) all[ability] = can(role, ability)
  return all
}

/** A viewer's reads are narrowed to access grants. */
export const seesOnlyShared = (role: Role): boolean => role === 'viewer'

export const isOwnerRole = (role: Role): boolean => role === 'owner'

/** Most colleagues recruit; who may not invite a recruiter begins with the first role they may give. Null: none. */
export const pickInviteRole = (assignable: readonly Role[]): Role | null =>
  assignable.find((role) => role === 'recruiter') ?? assignable[0] ?? null

/** The last owner can't leave or be demoted; `ownerCount` counts the member itself. */
export const mayLoseOwner = (role: Role, ownerCount: number): boolean => role !== 'owner' || ownerCount > 1

/** The roles that a member may give to a person whose role is `target` (null: an invited person). Empty: none. */
export const assignableRoles = (role: Role, target: Role | null): readonly Role[] => {
  if (role === 'owner') return roles
  if (!can(role, 'member.manage') || target === 'owner') return []
  return roles.filter((assignable) => assignable !== 'owner')
}

export interface MemberChange {
  readonly actor: Role
  readonly isSelf: boolean
  readonly target: Role
  /** Owners of the organization, the target among them where it is one. */
  readonly ownerCount: number
}
export type MemberRefusal = 'ROLE_NOT_ALLOWED' | 'LAST_OWNER'

/** Whether a member's role may become `next`; null: yes. */
export const refuseRoleChange = (change: MemberChange & { readonly next: Role }): MemberRefusal | null => {
  if (!assignableRoles(change.actor, change.target).includes(change.next)) return 'ROLE_NOT_ALLOWED'
  if (change.next !== 'owner' && !mayLoseOwner(change.target, change.ownerCount)) return 'LAST_OWNER'
  return null
}

/** Whether a member may be removed, or leave; null: yes. */
export const refuseRemoval = (change: MemberChange): MemberRefusal | null => {
  if (!change.isSelf && assignableRoles(change.actor, change.target).length === 0) return 'ROLE_NOT_ALLOWED'
  return mayLoseOwner(change.target, change.ownerCount) ? null : 'LAST_OWNER'
}
