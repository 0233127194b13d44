import { randomUUID } from 'node:crypto'
import type { Contract } from '@candor/contract'
import fastifyCookie from '@fastify/cookie'
import type { Router } from '@orpc/server'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../deps'
import type { Authenticate, RequestContext } from './context'
import { registerIdempotency } from './idempotency'
import { requireSameOrigin } from './origin'
import { appErrorOf, problemOf } from './problem'
import { type RawHandlers, registerRaw } from './register-raw'
import { registerTyped } from './register-typed'
import { registerSecurityHeaders } from './security-headers'
import { registerStatic } from './static'

export interface AppParts {
  readonly deps: Deps
  readonly authenticate: Authenticate
  readonly router: Router<Contract, RequestContext>
  readonly raw: RawHandlers
}

const registerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = appErrorOf(error)
    if (known === null) request.log.error({ err: error, requestId: request.id }, 'request failed')
    const problem = known === null ? problemOf('INTERNAL', request.id) : problemOf(known.code, request.id, known)
    return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem))
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.statusCode >= 400 && type.startsWith('application/json')) reply.type('application/problem+json')
    return payload
  })
}

/** The server without its socket: the pipeline of every route in the order in which it reads. */
export const createApp = async ({ deps, authenticate, router, raw }: AppParts): Promise<FastifyInstance> => {
  const { env } = deps
  const publicHost = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).host
  const loggerInstance: FastifyBaseLogger = deps.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
  })
  registerSecurityHeaders(app, { isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false })
  registerProblems(app)
  await app.register(fastifyCookie)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.headers({ 'cache-control': 'private, no-store', 'x-request-id': request.id })
    requireSameOrigin(request, publicHost)
    request.caller = await authenticate(request)
  })
  registerIdempotency(app, deps)
  registerRaw(app, { handlers: raw, isProduction: env.isProduction })
  registerTyped(app, router)
  await registerStatic(app, env.webDir)
  return app
}
