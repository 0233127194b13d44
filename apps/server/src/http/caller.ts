import type { Role } from '@candor/contract'
import { AppError } from '../platform/errors'

/** A signed-in person as the session cookie tells, with the current organization if there is one. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  readonly organizationId: string | null
  /** Null with an organization: it requires a second factor and this person has none, so they may do nothing in it. */
  readonly role: Role | null
  /** When this session's person proved who they are; null or missing: it was opened from another session. */
  readonly authenticatedAtMs?: number | null
}

/** One person's interviews in one organization, opened by a token in the candidate cookie. */
export interface CandidateAccess {
  readonly accessId: string
  readonly organizationId: string
  readonly dataSubjectId: string
}

/** The sender of the request, resolved once per request before any other check. */
export interface Caller {
  readonly user: SignedIn | null
  /** The cookie is valid, the account is not: only its owner learns this, on every route that needs an account. */
  readonly blocked: 'ACCOUNT_SUSPENDED' | 'ACCOUNT_BANNED' | null
  /** A browser may hold the access of several interviews. */
  readonly candidate: readonly CandidateAccess[]
}

export interface MemberCaller {
  readonly kind: 'member'
  readonly userId: string
  readonly organizationId: string
  readonly role: Role
}

export const asUser = (caller: Caller): SignedIn => {
  if (caller.user === null) throw new AppError(caller.blocked ?? 'UNAUTHENTICATED')
  return caller.user
}

/** The caller as a member; the policy has checked the ability before the handler runs, this narrows the type. */
export const asMember = (caller: Caller): MemberCaller => {
  const user = asUser(caller)
  if (user.organizationId === null) throw new AppError('NO_ORGANIZATION')
  if (user.role === null) throw new AppError('SECOND_FACTOR_REQUIRED')
  return { kind: 'member', userId: user.userId, organizationId: user.organizationId, role: user.role }
}
