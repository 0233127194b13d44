import { type Role, userStatus } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { signInLimits } from '@candor/domain'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps'
import type { Caller, SignedIn } from '../../../http/caller'
import type { AuthLibrary } from '../providers/auth-library'
import { listMemberships, type MembershipRow } from './repo/organizations'
import { hasSecondFactor } from './repo/second-factors'
import { touchSession } from './repo/sessions'

type Found = NonNullable<Awaited<ReturnType<AuthLibrary['getSession']>>>
type Authentication = Pick<Caller, 'user' | 'blocked'>

/** The request's headers as the auth library takes them: the cookie alone. */
const cookieHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers()
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}

const getBlock = (status: number): Authentication['blocked'] => {
  if (status === userStatus.SUSPENDED) return 'ACCOUNT_SUSPENDED'
  return status === userStatus.BANNED ? 'ACCOUNT_BANNED' : null
}

/** The library ends a session that was not used; ours is that none lasts for ever. */
const isOver = ({ session }: Found, nowMs: number): boolean =>
  nowMs >= session.createdAt.getTime() + signInLimits.absoluteMs || nowMs >= session.expiresAt.getTime()

const anonymous: Authentication = { user: null, blocked: null }

/** The role of a membership; null: the organization requires a second factor that the person does not have. */
const findUsableRole = async (tx: Transaction, userId: string, membership: MembershipRow): Promise<Role | null> =>
  membership.requiresSecondFactor && !(await hasSecondFactor(tx, userId)) ? null : membership.role

const loadSignedIn = async (deps: Pick<Deps, 'withActor' | 'clock'>, found: Found): Promise<SignedIn> => {
  const { session, user } = found
  const nowMs = deps.clock.nowMs()
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    if (nowMs - session.updatedAt.getTime() >= signInLimits.lastSeenEveryMs) {
      await touchSession(tx, session.id, new Date(nowMs))
    }
    const memberships = await listMemberships(tx, user.id)
    const current = memberships.find((row) => row.organizationId === session.activeOrganizationId) ?? memberships[0]
    return {
      userId: user.id,
      sessionId: session.id,
      organizationId: current?.organizationId ?? null,
      role: current === undefined ? null : await findUsableRole(tx, user.id, current),
      authenticatedAtMs: session.authenticatedAt?.getTime() ?? null,
    }
  })
}

/**
 * The owner of this request's session cookie, with the current role: a removal or a change of role takes effect on the
 * very next request. Only an active account authenticates.
 */
export const createUserAuthentication =
  (deps: Pick<Deps, 'withActor' | 'clock'>, library: AuthLibrary, cookieName: string) =>
  async (request: FastifyRequest): Promise<Authentication> => {
    if (request.cookies[cookieName] === undefined) return anonymous
    const found = await library.getSession(cookieHeaders(request))
    if (found === null || isOver(found, deps.clock.nowMs())) return anonymous
    if (found.user.status !== userStatus.ACTIVE) return { user: null, blocked: getBlock(found.user.status) }
    return { user: await loadSignedIn(deps, found), blocked: null }
  }
