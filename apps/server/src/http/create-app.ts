import { randomUUID } from 'node:crypto'
import type { Contract } from '@candor/contract'
import { requestLimits } from '@candor/domain'
import fastifyCookie from '@fastify/cookie'
import type { Router } from '@orpc/server'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../deps'
import { deviceLabel } from '../platform/device-label'
import { runInRequestScope } from '../platform/request-scope'
import { registerBodyDeadline } from './body-deadline'
import { registerCompression } from './compress-answers'
import type { Authenticate, RequestContext } from './context'
import type { FirstPagePorts } from './first-pages/create-first-pages'
import { registerIdempotency } from './idempotency'
import { registerLimits } from './limits/register-limits'
import { createProblem, retryHeaders, toAppError } from './problem'
import { registerJson } from './read-json'
import { refuseUnparsed } from './refuse-unparsed'
import { registerApi } from './register-api'
import { registerApiDocs } from './register-api-docs'
import { type InterviewNoticePort, registerInterviewNotice } from './register-interview-notice'
import { type RawHandlers, registerRaw, type SocketHandlers } from './register-raw'
import { registerSecurityTxt } from './register-security-txt'
import { registerTargetCheck } from './register-target-check'
import { registerTyped } from './register-typed'
import { registerSecurityHeaders, securityHeaders } from './security-headers'
import { registerSockets } from './sockets/register-sockets'
import { registerStatic } from './static'

export interface AppParts {
  readonly deps: Deps
  readonly authenticate: Authenticate
  readonly router: Router<Contract, RequestContext>
  readonly raw: RawHandlers
  readonly sockets?: SocketHandlers
  readonly firstPages: FirstPagePorts
  readonly notices: InterviewNoticePort
}

const registerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error)
    if (known === null) request.log.error({ err: error, requestId: request.id }, 'request failed')
    else if (known.code === 'UNAVAILABLE') request.log.warn({ err: error, requestId: request.id }, 'request refused')
    const problem =
      known === null ? createProblem('INTERNAL', request.id) : createProblem(known.code, request.id, known)
    reply.status(problem.status)
    // A handler that knows the time has set it.
    if (!reply.hasHeader('retry-after')) reply.headers(retryHeaders(problem.code, problem.params))
    return reply.type('application/problem+json').send(JSON.stringify(problem))
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.statusCode >= 400 && type.startsWith('application/json')) reply.type('application/problem+json')
    return payload
  })
}

/** The server without its socket: the pipeline of every route in the order in which it reads. */
export const createApp = async ({
  deps,
  authenticate,
  router,
  raw,
  sockets = {},
  firstPages,
  notices,
}: AppParts): Promise<FastifyInstance> => {
  const { env } = deps
  const publicOrigin = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin
  const security = { isHttps: publicOrigin?.startsWith('https:') ?? false }
  const loggerInstance: FastifyBaseLogger = deps.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    requestTimeout: requestLimits.longestMs,
    http: { headersTimeout: requestLimits.headersMs, connectionsCheckingInterval: requestLimits.connectionCheckMs },
    ...refuseUnparsed(securityHeaders(security)),
    routerOptions: { maxParamLength: 200 },
  })
  // JSON is the only text that is read: a form or plain text can be posted by a foreign page without asking (S-04).
  app.removeContentTypeParser('text/plain')
  registerSecurityHeaders(app, security)
  registerProblems(app)
  registerCompression(app)
  const authenticateCaller = registerLimits(app, deps, authenticate)
  registerTargetCheck(app)
  await app.register(fastifyCookie)
  await registerSockets(app)
  // After the body was read, whose events arrive outside this scope; before the handler.
  app.addHook('preHandler', (request, _reply, done) =>
    runInRequestScope({ requestId: request.id, device: deviceLabel(request.headers['user-agent']) }, done),
  )
  registerBodyDeadline(app)
  await registerApi(app, { authenticate: authenticateCaller, publicOrigin }, async (api) => {
    registerJson(api)
    registerIdempotency(api, deps)
    await registerRaw(api, { handlers: raw, sockets, isProduction: env.isProduction })
    registerTyped(api, { router, isProduction: env.isProduction })
  })
  registerApiDocs(app)
  registerSecurityTxt(app, deps)
  registerInterviewNotice(app, notices)
  await registerStatic(app, deps, firstPages)
  return app
}
