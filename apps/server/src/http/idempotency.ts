import { createHash } from 'node:crypto'
import { idempotencyKey } from '@candor/db'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { AppError } from '../platform/errors'
import { getCaller } from './request-caller'

type IdempotencyDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock'>
const lockMs = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Row key of this request's Idempotency-Key while its answer is still to be stored. */
    idempotencyRow: string | null
  }
}

const getPrincipal = (request: FastifyRequest): string => {
  const { user, candidate } = getCaller(request)
  return user?.userId ?? candidate.map((access) => access.accessId).join(',')
}

const requestHash = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(`${request.method} ${request.url} `)
    .update(request.body === undefined ? (request.headers['content-length'] ?? '') : JSON.stringify(request.body))
    .digest('hex')

const readKey = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string') return null
  if (key.length === 0 || key.length > 200) throw new AppError('MALFORMED_REQUEST')
  return key
}

/** Claims the row of this key (null), or returns the stored answer of an earlier request with the same key. */
const claim = async (deps: IdempotencyDeps, row: { key: string; route: string; requestHash: string }) =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const fresh = { ...row, createdAt: new Date(nowMs), lockedUntil: new Date(nowMs + lockMs) }
    const inserted = await tx
      .insert(idempotencyKey)
      .values(fresh)
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key })
    if (inserted.length > 0) return null
    const [stored] = await tx.select().from(idempotencyKey).where(eq(idempotencyKey.key, row.key)).for('update')
    if (stored === undefined) throw new AppError('REQUEST_IN_PROGRESS')
    if (stored.requestHash !== row.requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    if (stored.status !== null) return { status: stored.status, body: stored.body }
    if (stored.lockedUntil.getTime() > nowMs) throw new AppError('REQUEST_IN_PROGRESS')
    await tx.update(idempotencyKey).set({ lockedUntil: fresh.lockedUntil }).where(eq(idempotencyKey.key, row.key))
    return null
  })

const parsed = (payload: unknown): unknown => {
  if (typeof payload !== 'string' || payload === '') return null
  return JSON.parse(payload)
}

const finish = async (
  deps: IdempotencyDeps,
  row: string,
  answer: { status: number; body: unknown } | null,
): Promise<void> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const open = and(eq(idempotencyKey.key, row), isNull(idempotencyKey.status))
    if (answer === null) await tx.delete(idempotencyKey).where(open)
    else await tx.update(idempotencyKey).set(answer).where(open)
  })

/** Every POST may carry an Idempotency-Key: the same key with the same body gets the stored answer, another body 422. */
export const registerIdempotency = (app: FastifyInstance, deps: IdempotencyDeps): void => {
  app.decorateRequest('idempotencyRow', null)
  app.addHook('preHandler', async (request, reply) => {
    const key = readKey(request)
    if (key === null) return
    const row = deps.keyedHash('idempotency', `${getPrincipal(request)} ${key}`)
    const route = request.routeOptions.url ?? request.url
    const stored = await claim(deps, { key: row, route, requestHash: requestHash(request) })
    if (stored === null) {
      request.idempotencyRow = row
      return
    }
    reply.header('idempotency-replayed', 'true').status(stored.status)
    return stored.body === null ? reply.send() : reply.send(stored.body)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const row = request.idempotencyRow
    if (row === null) return payload
    request.idempotencyRow = null
    // Answers that set a cookie contain a secret, and server errors may be retried: neither is stored.
    const isStored =
      reply.statusCode < 500 && reply.getHeader('set-cookie') === undefined && typeof payload !== 'object'
    await finish(deps, row, isStored ? { status: reply.statusCode, body: parsed(payload) } : null)
    return payload
  })
}

/** Deletes answers older than a day; called every hour. */
export const sweepIdempotency = async (deps: IdempotencyDeps): Promise<void> => {
  const before = new Date(deps.clock.nowMs() - 24 * 60 * 60 * 1000)
  await deps.withActor({ kind: 'auth' }, (tx) => tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before)))
}
