import type { Policy } from '@candor/contract'
import { can } from '@candor/domain'
import { AppError } from '../platform/errors'
import { asMember, asUser, type Caller } from './caller'

const requireMember = (caller: Caller, policy: Extract<Policy, { ability: unknown }>): void => {
  const member = asMember(caller)
  if (!can(member.role, policy.ability)) throw new AppError('FORBIDDEN')
}

/** Throws unless the caller may call a route of this policy. Objects are narrowed later, by the operation. */
export const enforcePolicy = (policy: Policy, caller: Caller, isProduction: boolean): void => {
  switch (policy.who) {
    case 'anyone':
      return
    case 'development':
      if (isProduction) throw new AppError('NOT_FOUND')
      return
    case 'user':
      asUser(caller)
      return
    case 'member':
      requireMember(caller, policy)
      return
    case 'candidate':
      if (caller.candidate.length === 0) throw new AppError('UNAUTHENTICATED')
      return
    case 'candidate_or_member':
      if (caller.candidate.length === 0) requireMember(caller, policy)
      return
  }
}
