import type { Member, Role } from '@candor/contract'

/** What must be asked before a role is changed: giving away one's own, and making somebody an owner. */
export function roleQuestion(member: Pick<Member, 'isSelf'>, role: Role): 'own' | 'owner' | null {
  if (member.isSelf) return 'own'
  return role === 'owner' ? 'owner' : null
}

/** The roles to choose among: what the server lets the caller give, and what the member has. None to give: nothing to choose. */
export function roleChoice({ role, can }: Pick<Member, 'role' | 'can'>): Role[] {
  if (can.assign.length === 0) return []
  return can.assign.includes(role) ? can.assign : [role, ...can.assign]
}
