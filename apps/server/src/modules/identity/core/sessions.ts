import { userStatus } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps'
import { asUser } from '../../../http/caller'
import type { RequestContext } from '../../../http/context'
import { AppError } from '../../../platform/errors'
import type { AuthLibrary } from '../providers/auth-library'
import { ensureKnownBrowser } from './browser'
import { deviceLabel } from './device-label'
import { saveKnownBrowser } from './repo/limits'
import { listMemberships } from './repo/organizations'
import { consumeSession, deleteSession, setSessionStart } from './repo/sessions'
import { findUser, type UserRow } from './repo/users'

export type SessionDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash'>
type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** Opens sessions for people whom an operation has proven: by code, password, link or provider. */
export interface Sessions {
  /**
   * Signs a person in: in the given organization or their first. The session always gets a new id, one that the browser
   * had ends, and the browser is known from now on.
   */
  signIn(exchange: Exchange, who: { userId: string; organizationId?: string | null }): Promise<void>
  /**
   * Continues the caller's session under a new id, in the given organization or their first. Nothing was proven
   * again, so the new session ends when the earlier one would have ended, however often it is renewed.
   */
  renew(exchange: Exchange, organizationId?: string): Promise<void>
}

/** Sends the auth library's cookies with our own answer. */
const copyCookies = (headers: Headers, reply: FastifyReply): void => {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** Only an active account may sign in. A deactivated account is not disclosed. */
export const requireActive = (user: UserRow | undefined): UserRow => {
  if (user?.status === userStatus.SUSPENDED) throw new AppError('ACCOUNT_SUSPENDED')
  if (user?.status === userStatus.BANNED) throw new AppError('ACCOUNT_BANNED')
  if (user === undefined || user.status !== userStatus.ACTIVE) throw new AppError('UNAUTHENTICATED')
  return user
}

const firstOrganization = async (tx: Transaction, userId: string): Promise<string | null> =>
  (await listMemberships(tx, userId))[0]?.organizationId ?? null

const openSession = async (
  library: AuthLibrary,
  { request, reply }: Exchange,
  body: { userId: string; organizationId: string | null },
): Promise<{ sessionId: string }> => {
  const { headers, response } = await library.api.openSession({
    body,
    headers: new Headers({ 'user-agent': deviceLabel(request.headers['user-agent']) }),
    returnHeaders: true,
  })
  copyCookies(headers, reply)
  return response
}

export const createSessions = (
  deps: SessionDeps,
  library: AuthLibrary,
  options: { readonly isHttps: boolean },
): Sessions => ({
  async signIn(exchange, who) {
    const { caller } = exchange
    const knownToken = ensureKnownBrowser(exchange, { isHttps: options.isHttps, newToken: deps.newToken })
    const organizationId = await deps.withActor({ kind: 'auth' }, async (tx) => {
      requireActive(await findUser(tx, who.userId))
      if (caller.user !== null) await deleteSession(tx, { id: caller.user.sessionId, userId: caller.user.userId })
      await saveKnownBrowser(tx, {
        id: deps.newId(),
        userId: who.userId,
        tokenHash: deps.keyedHash('known-browser', knownToken),
        at: new Date(deps.clock.nowMs()),
      })
      return who.organizationId === undefined ? firstOrganization(tx, who.userId) : who.organizationId
    })
    await openSession(library, exchange, { userId: who.userId, organizationId })
  },
  async renew(exchange, organizationId) {
    const { userId, sessionId } = asUser(exchange.caller)
    const before = await deps.withActor({ kind: 'auth' }, async (tx) => {
      requireActive(await findUser(tx, userId))
      // A session that was ended at the same moment must not be renewed.
      const consumed = await consumeSession(tx, { id: sessionId, userId })
      if (consumed === undefined) throw new AppError('UNAUTHENTICATED')
      return { ...consumed, organizationId: organizationId ?? (await firstOrganization(tx, userId)) }
    })
    const opened = await openSession(library, exchange, { userId, organizationId: before.organizationId })
    await deps.withActor({ kind: 'auth' }, (tx) => setSessionStart(tx, opened.sessionId, before.createdAt))
  },
})
