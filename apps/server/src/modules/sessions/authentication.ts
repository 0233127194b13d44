import { accessLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { Caller, CandidateAccess } from '../../http/caller'
import { isHttps } from '../../http/is-https'
import { AppError } from '../../platform/errors'
import * as repo from './repo/index'

/** Most interviews of different people or organizations one browser keeps at once. */
export const maxTokens = 8
export const accessLifetimeMs = accessLimits.lifetimeMs
const tokenPattern = /^[A-Za-z0-9_-]{20,64}$/

/** The prefix binds the cookie to this very host; browsers accept it over https only. */
const cookieName = (deps: Pick<Deps, 'publicUrl'>): string =>
  isHttps(deps) ? '__Host-candor_candidate' : 'candor_candidate'

const readTokens = (deps: Pick<Deps, 'publicUrl'>, request: FastifyRequest): readonly string[] => {
  const value = request.cookies[cookieName(deps)] ?? ''
  const tokens = value.split('.').filter((token) => tokenPattern.test(token))
  return [...new Set(tokens)].slice(0, maxTokens)
}

const hashToken = (deps: Pick<Deps, 'keyedHash'>, token: string): string => deps.keyedHash('candidate-access', token)

/** The tokens of the browser's candidate cookie with their hashes as stored, the newest first; nothing says they are good. */
export const listHeldTokens = (
  deps: Pick<Deps, 'publicUrl' | 'keyedHash'>,
  request: FastifyRequest,
): readonly { readonly token: string; readonly tokenHash: string }[] =>
  readTokens(deps, request).map((token) => ({ token, tokenHash: hashToken(deps, token) }))

type AuthenticationDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock' | 'publicUrl'>

/** Whose interviews the browser's candidate cookie opens. The cookie holds opaque tokens, the tables their keyed hashes. */
export const createCandidateAuthentication =
  (deps: AuthenticationDeps) =>
  async (request: FastifyRequest): Promise<readonly CandidateAccess[]> => {
    const tokenHashes = readTokens(deps, request).map((token) => hashToken(deps, token))
    if (tokenHashes.length === 0) return []
    const found = await deps.withActor({ kind: 'token', tokenHashes }, (tx) =>
      repo.listAccess(tx, { tokenHashes, nowMs: deps.clock.nowMs() }),
    )
    // In the order of the cookie: the newest first.
    return tokenHashes.flatMap((hash) =>
      found.flatMap(({ tokenHash, ...access }) => (tokenHash === hash ? [access] : [])),
    )
  }

/** A new right to a person's interviews: the token goes to the browser, its hash to the table. */
export const createAccess = (deps: Pick<Deps, 'newToken' | 'newId' | 'keyedHash'>) => {
  const token = deps.newToken(32)
  return { accessId: deps.newId(), token, tokenHash: hashToken(deps, token) }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Sets the browser's cookie to these tokens, the newest first; the oldest fall out where there are too many. */
export const setAccessTokens = (
  deps: Pick<Deps, 'publicUrl'>,
  reply: FastifyReply,
  tokens: readonly string[],
): void => {
  reply.setCookie(cookieName(deps), tokens.slice(0, maxTokens).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(deps),
    maxAge: accessLifetimeMs / 1000,
  })
}

/** Adds a token to the browser's cookie; the oldest falls out when it is full. */
export const setAccessCookie = (deps: Pick<Deps, 'publicUrl'>, exchange: Exchange, token: string): void =>
  setAccessTokens(deps, exchange.reply, [token, ...readTokens(deps, exchange.request)])

/** Takes these tokens' persons out of the browser's cookie; the others stay. */
const removeTokens = (deps: Pick<Deps, 'publicUrl' | 'keyedHash'>, exchange: Exchange, ended: ReadonlySet<string>) => {
  const others = listHeldTokens(deps, exchange.request).filter(({ tokenHash }) => !ended.has(tokenHash))
  if (others.length === 0) exchange.reply.clearCookie(cookieName(deps), { path: '/', secure: isHttps(deps) })
  else
    setAccessTokens(
      deps,
      exchange.reply,
      others.map(({ token }) => token),
    )
}

/** Ends this browser's access to a person's interviews, in the tables and in the cookie. Other browsers keep theirs. */
export const endAccess = async (
  deps: Pick<Deps, 'publicUrl' | 'keyedHash' | 'withActor' | 'clock'>,
  exchange: Exchange,
  actor: repo.CandidateActor,
): Promise<void> => {
  const hashes = listHeldTokens(deps, exchange.request).map(({ tokenHash }) => tokenHash)
  const ended = await deps.withActor(actor, (tx) =>
    repo.revokeAccesses(tx, { hashes, dataSubjectId: actor.dataSubjectId, at: new Date(deps.clock.nowMs()) }),
  )
  removeTokens(deps, exchange, ended)
}

/** Moves this person's token to the front of the cookie: the browser is theirs now, even if another person used it in between. */
export const putAccessFirst = async (
  deps: Pick<Deps, 'publicUrl' | 'keyedHash' | 'withActor'>,
  exchange: Exchange,
  dataSubjectId: string,
): Promise<void> => {
  const held = listHeldTokens(deps, exchange.request)
  const hashes = held.map(({ tokenHash }) => tokenHash)
  const own = await deps.withActor({ kind: 'worker' }, (tx) =>
    repo.listHashesOfPeople(tx, { hashes, people: [{ dataSubjectId }] }),
  )
  const isOwn = ({ tokenHash }: { readonly tokenHash: string }): boolean => own.has(tokenHash)
  const ordered = [...held.filter(isOwn), ...held.filter((access) => !isOwn(access))]
  setAccessTokens(
    deps,
    exchange.reply,
    ordered.map(({ token }) => token),
  )
}

const createActor = (access: CandidateAccess): repo.CandidateActor => ({
  kind: 'candidate',
  organizationId: access.organizationId,
  dataSubjectId: access.dataSubjectId,
})

/** Which of the browser's accesses a session belongs to. A foreign session and none at all answer alike. */
export const findCandidateActor = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  sessionId: string,
): Promise<repo.CandidateActor> => {
  for (const access of caller.candidate) {
    const actor = createActor(access)
    if (await deps.withActor(actor, (tx) => repo.hasSession(tx, sessionId))) return actor
  }
  throw new AppError('SESSION_NOT_FOUND')
}

export const listActors = (caller: Caller, organizationId: string): readonly repo.CandidateActor[] =>
  caller.candidate.filter((access) => access.organizationId === organizationId).map(createActor)
