import { userStatus } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { secondFactorLimits } from '@candor/domain'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps'
import { asUser } from '../../../http/caller'
import type { RequestContext } from '../../../http/context'
import { deviceLabel } from '../../../platform/device-label'
import { AppError } from '../../../platform/errors'
import type { AuthLibrary } from '../providers/auth-library'
import { ensureBrowser, ensureKnownBrowser } from './browser'
import { browserHash } from './one-time-token'
import { saveKnownBrowser } from './repo/limits'
import { listMemberships } from './repo/organizations'
import { hasSecondFactor, insertSecondStep } from './repo/second-factors'
import { consumeSession, deleteSession, setSessionStart } from './repo/sessions'
import { findUser, type UserRow } from './repo/users'

export type SessionDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'audit'>
type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

export interface SignInRequest {
  readonly userId: string
  /** Null or missing: the person's first. */
  readonly organizationId?: string | null
  /** Another session made the link that signs in: nothing was proven now, so ways to sign in can't be changed. */
  readonly isDelegated?: boolean
}

/** What a sign-in came to, as routes answer it. */
export interface SignInResult {
  /** Null: the session waits for the second factor. */
  readonly userId: string | null
  readonly needsSecondFactor: boolean
}

/** Opens sessions for people whom an operation has proven: by code, password, link or provider. */
export interface Sessions {
  /**
   * Signs in a person who has proven the first step. One with a second factor gets no session yet: the sign-in waits in
   * this browser for the second step.
   */
  signIn(exchange: Exchange, who: SignInRequest): Promise<SignInResult>
  /**
   * Opens a session for a person who has proven all that they have to: in the given organization or their first. The
   * session always gets a new id, one that the browser had ends, and the browser is known from now on.
   */
  open(exchange: Exchange, who: SignInRequest): Promise<void>
  /** The same for the caller, who gave a new password: how recently they signed in does not change. */
  reopen(exchange: Exchange): Promise<void>
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
  body: { userId: string; organizationId: string | null; authenticatedAt: Date | null },
): Promise<{ sessionId: string }> => {
  const { headers, response } = await library.openSession({
    body,
    headers: new Headers({ 'user-agent': deviceLabel(request.headers['user-agent']) }),
  })
  copyCookies(headers, reply)
  return response
}

interface SessionOptions {
  readonly isHttps: boolean
}

interface Opening extends SignInRequest {
  readonly authenticatedAt: Date | null
  /** False: the session only gets a new id. */
  readonly isSignIn: boolean
}

const createOpen =
  (deps: SessionDeps, library: AuthLibrary, options: SessionOptions) =>
  async (exchange: Exchange, who: Opening): Promise<void> => {
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
      if (who.isSignIn) {
        await deps.audit.recordForAccount(tx, { type: 'sign_in.succeeded', userId: who.userId, isByOwner: true })
      }
      return who.organizationId ?? (await firstOrganization(tx, who.userId))
    })
    const { userId, authenticatedAt } = who
    await openSession(library, exchange, { userId, organizationId, authenticatedAt })
  }

const recordEntered = async (
  deps: SessionDeps,
  tx: Transaction,
  { userId, formerId, nextId }: { userId: string; formerId: string | null; nextId: string | null },
): Promise<void> => {
  if (nextId === null || nextId === formerId) return
  const actor = { kind: 'member', organizationId: nextId, userId } as const
  await deps.audit.record(tx, { type: 'organization.entered', actor, subject: null })
}

/** Lets a sign-in wait in this browser if its person has a second factor; false: they have none. */
const createHold =
  (deps: SessionDeps, options: SessionOptions) =>
  (exchange: Exchange, who: SignInRequest): Promise<boolean> =>
    deps.withActor({ kind: 'auth' }, async (tx) => {
      requireActive(await findUser(tx, who.userId))
      if (!(await hasSecondFactor(tx, who.userId))) return false
      const browser = ensureBrowser(exchange, { isHttps: options.isHttps, newToken: deps.newToken })
      const nowMs = deps.clock.nowMs()
      await insertSecondStep(tx, {
        id: deps.newId(),
        userId: who.userId,
        organizationId: who.organizationId ?? null,
        browserTokenHash: browserHash(deps, browser),
        createdAt: new Date(nowMs),
        expiresAt: new Date(nowMs + secondFactorLimits.stepLifetimeMs),
      })
      return true
    })

export const createSessions = (deps: SessionDeps, library: AuthLibrary, options: SessionOptions): Sessions => {
  const open = createOpen(deps, library, options)
  const holdForSecondStep = createHold(deps, options)
  const now = (): Date => new Date(deps.clock.nowMs())
  return {
    async signIn(exchange, who) {
      if (await holdForSecondStep(exchange, who)) return { userId: null, needsSecondFactor: true }
      await open(exchange, { ...who, authenticatedAt: who.isDelegated === true ? null : now(), isSignIn: true })
      return { userId: who.userId, needsSecondFactor: false }
    },
    open: (exchange, who) => open(exchange, { ...who, authenticatedAt: now(), isSignIn: true }),
    async reopen(exchange) {
      const { userId, organizationId, authenticatedAtMs = null } = asUser(exchange.caller)
      const authenticatedAt = authenticatedAtMs === null ? null : new Date(authenticatedAtMs)
      await open(exchange, { userId, organizationId, authenticatedAt, isSignIn: false })
    },
    async renew(exchange, organizationId) {
      const { userId, sessionId, organizationId: formerId } = asUser(exchange.caller)
      const before = await deps.withActor({ kind: 'auth' }, async (tx) => {
        requireActive(await findUser(tx, userId))
        // A session that was ended at the same moment must not be renewed.
        const start = await consumeSession(tx, { id: sessionId, userId })
        if (start === undefined) throw new AppError('UNAUTHENTICATED')
        const nextId = organizationId ?? (await firstOrganization(tx, userId))
        await recordEntered(deps, tx, { userId, formerId, nextId })
        return { start, organizationId: nextId }
      })
      const { authenticatedAt } = before.start
      const opened = await openSession(library, exchange, {
        userId,
        organizationId: before.organizationId,
        authenticatedAt,
      })
      await deps.withActor({ kind: 'auth' }, (tx) => setSessionStart(tx, opened.sessionId, before.start))
    },
  }
}
