import { userStatus } from '@candor/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { SignedIn } from '../../http/caller'
import type { AuthLibrary } from './providers/auth-library'
import { isRole, listMemberships } from './repo'

/** The request's headers as the auth library takes them: the cookie alone. */
export const cookieHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers()
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}

/**
 * Who holds this request's session cookie, with the role as it is now: a removal or a change of role takes effect on the
 * very next request. Anything but an active account is nobody.
 */
export const createUserAuthentication =
  (deps: Pick<Deps, 'withActor'>, library: AuthLibrary, cookieName: string) =>
  async (request: FastifyRequest): Promise<SignedIn | null> => {
    if (request.cookies[cookieName] === undefined) return null
    const found = await library.api.getSession({ headers: cookieHeaders(request) })
    if (found === null || found.user.status !== userStatus.ACTIVE) return null
    const memberships = await deps.withActor({ kind: 'auth' }, (tx) => listMemberships(tx, found.user.id))
    const current =
      memberships.find((row) => row.organizationId === found.session.activeOrganizationId) ?? memberships[0]
    return {
      userId: found.user.id,
      sessionId: found.session.id,
      organizationId: current?.organizationId ?? null,
      role: current !== undefined && isRole(current.role) ? current.role : null,
    }
  }
