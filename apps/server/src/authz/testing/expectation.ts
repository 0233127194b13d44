import { type ErrorCode, errorStatus, type Policy } from '@candor/contract'
import { can } from '@candor/domain'
import type { Call } from './make-call'
import type { Principal } from './principals'
import { isHidden, type Ownership } from './scenario-objects'

/** What must become of a call, derived from the contract's policy and the domain's table of roles alone. */
export type Expected =
  /** Refused before the input is looked at, in this very way. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: ErrorCode }
  /** Refused because what the path names is not there for this caller. */
  | { readonly kind: 'not there' }
  /** Whatever the operation says, but never a failure of ours. */
  | { readonly kind: 'open' }

const refused = (code: ErrorCode): Expected => ({ kind: 'refused', status: errorStatus[code], code })
const open: Expected = { kind: 'open' }

const expectForPerson = (principal: Principal): Expected => {
  switch (principal.kind) {
    case 'stranger':
    case 'candidate':
    case 'deleted':
      return refused('UNAUTHENTICATED')
    case 'suspended':
      return refused('ACCOUNT_SUSPENDED')
    case 'banned':
      return refused('ACCOUNT_BANNED')
    case 'member':
    case 'person':
      return open
  }
}

const expectForMember = (principal: Principal, policy: Extract<Policy, { ability: unknown }>): Expected => {
  const person = expectForPerson(principal)
  if (person.kind !== 'open') return person
  if (principal.role === null) return refused('NO_ORGANIZATION')
  return can(principal.role, policy.ability) ? open : refused('FORBIDDEN')
}

/** What the policy alone says to this principal, in production. */
export const expectByPolicy = (policy: Policy, principal: Principal): Expected => {
  switch (policy.who) {
    case 'anyone':
      return open
    case 'development':
      return refused('NOT_FOUND')
    case 'user':
      return expectForPerson(principal)
    case 'member':
      return expectForMember(principal, policy)
    case 'candidate':
      return principal.kind === 'candidate' ? open : refused('UNAUTHENTICATED')
    case 'candidate_or_member':
      return principal.kind === 'candidate' ? open : expectForMember(principal, policy)
  }
}

const getOwnership = ({ variant }: Call): Ownership | null =>
  variant === 'own' || variant === 'sameOrg' || variant === 'foreign' ? variant : null

/** Whether the aimed object must look to this caller like one that does not exist. */
export const mustBeHidden = (call: Call): boolean => {
  const whose = getOwnership(call)
  return whose !== null && call.aim !== null && isHidden(call.aim.kind, whose, call.principal)
}

/** An escaped escape or separator: decoded twice it names another path, so no such path reaches a route, for every caller. */
const ambiguousEscape = /%(?:25|2f|5c|3b|3f|23)/i

const hasAmbiguousPath = ({ url }: Call): boolean => ambiguousEscape.test(url.split('?')[0] ?? '')

/** What must become of this call. */
export const getExpectation = (call: Call): Expected => {
  if (call.variant === 'respelled' || hasAmbiguousPath(call)) return refused('MALFORMED_REQUEST')
  const policy = expectByPolicy(call.route.policy, call.principal)
  if (call.variant === 'unstorable') return policy
  if (policy.kind !== 'open' || call.aim?.isInPath !== true) return policy
  const isNone = call.variant !== 'own' && getOwnership(call) === null
  return isNone || mustBeHidden(call) ? { kind: 'not there' } : open
}
