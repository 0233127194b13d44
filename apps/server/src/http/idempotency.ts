import { createHash } from 'node:crypto'
import { listCallerParts } from '@candor/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { AppError } from '../platform/errors'
import {
  type Claim,
  claimKey,
  createClaim,
  finishClaim,
  type IdempotencyDeps,
  type StoredAnswer,
} from './idempotency-store'
import { getClientNetwork } from './limits/client-address'
import { getBodyDigest } from './read-json'
import { getCaller } from './request-caller'

type ScopeDeps = IdempotencyDeps & Pick<Deps, 'env'>

/** Keys of callers without an account or interview share their network's space: they must be random. */
const leastAnonymousCharacters = 16
const mostCharacters = 200
/** What a repeated request gets again besides status and body. */
const storedHeaders = ['content-type', 'location', 'set-cookie']

const claims = new WeakMap<FastifyRequest, Claim>()

/** Whose key this is: no one can meet another person's. */
const getScope = (
  deps: ScopeDeps,
  request: FastifyRequest,
): { readonly scope: string; readonly isAnonymous: boolean } => {
  const { policy } = request.routeOptions.config
  const parts = policy === undefined ? [] : listCallerParts(policy)
  const caller = getCaller(request)
  if (parts.includes('user') && caller.user !== null) return { scope: `user ${caller.user.userId}`, isAnonymous: false }
  const accessIds = parts.includes('candidate') ? caller.candidate.map(({ accessId }) => accessId) : []
  if (accessIds.length > 0) return { scope: `candidate ${accessIds.sort().join(',')}`, isAnonymous: false }
  const network = getClientNetwork(request, deps.env.trustedProxies) ?? 'of a proxy'
  return { scope: `network ${network}`, isAnonymous: true }
}

const hashRequest = (request: FastifyRequest): string => {
  const hash = createHash('sha256').update(`${request.method} ${request.url} `)
  if (Buffer.isBuffer(request.body)) hash.update(request.body)
  else hash.update(getBodyDigest(request) ?? request.headers['content-length'] ?? '')
  return hash.digest('hex')
}

const readClaim = (deps: ScopeDeps, request: FastifyRequest): Claim | null => {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string') return null
  const { scope, isAnonymous } = getScope(deps, request)
  const least = isAnonymous ? leastAnonymousCharacters : 1
  if (key.length < least || key.length > mostCharacters) throw new AppError('MALFORMED_REQUEST')
  const route = request.routeOptions.url ?? ''
  return createClaim(deps, { scope, key, route, requestHash: hashRequest(request) })
}

const toText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value))

const readHeaders = (reply: FastifyReply): [string, string][] =>
  storedHeaders.flatMap((name): [string, string][] => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, toText(value)]]
  })

const encodeBody = (payload: unknown): string | null =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload).toString('base64') : null

const isStream = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && !Buffer.isBuffer(payload)

/** A refusal that passes by itself, a failure of ours and a stream are not repeated: the request may be sent again. */
const toStored = (reply: FastifyReply, payload: unknown): StoredAnswer | null => {
  if (reply.statusCode >= 500 || reply.statusCode === 429 || isStream(payload)) return null
  return { status: reply.statusCode, headers: readHeaders(reply), body: encodeBody(payload) }
}

const replay = (reply: FastifyReply, { status, headers, body }: StoredAnswer): FastifyReply => {
  for (const [name, value] of headers) {
    // Each cookie is a header line of its own.
    for (const line of name === 'set-cookie' ? value.split('\n') : [value]) reply.header(name, line)
  }
  reply.header('idempotency-replayed', 'true').status(status)
  return body === null ? reply.send() : reply.send(Buffer.from(body, 'base64'))
}

/** Every POST may carry an Idempotency-Key: the same key with the same body gets the stored answer, another body 422. */
export const registerIdempotency = (app: FastifyInstance, deps: ScopeDeps): void => {
  app.addHook('preHandler', async (request, reply) => {
    const claim = readClaim(deps, request)
    if (claim === null) return
    const stored = await claimKey(deps, claim)
    if (stored !== null) return replay(reply, stored)
    claims.set(request, claim)
    return
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = claims.get(request)
    if (claim === undefined) return payload
    claims.delete(request)
    await finishClaim(deps, claim, toStored(reply, payload))
    return payload
  })
}
