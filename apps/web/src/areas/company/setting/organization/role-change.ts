import type { Member, Role } from '@candor/contract'
import { isOwnerRole } from '@candor/domain'

/** Role changes that need a confirmation: giving away one's role, and making another member an owner. */
export function findRoleConfirmation(member: Pick<Member, 'isSelf'>, role: Role): 'own' | 'owner' | null {
  if (member.isSelf) return 'own'
  return isOwnerRole(role) ? 'owner' : null
}

/** Selectable roles: those the server lets the caller give, plus the member's own. If none can be given, empty. */
export function listSelectableRoles({ role, can }: Pick<Member, 'role' | 'can'>): Role[] {
  if (can.assign.length === 0) return []
  return can.assign.includes(role) ? can.assign : [role, ...can.assign]
}
