import type { Contract } from '@candor/contract'
import { requestBudgets } from '@candor/domain'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { AppError } from '../platform/errors'
import { jsonType, multipartType } from './body-type'
import type { RequestContext } from './context'
import { createProblem, isProblem, retryHeaders, toAppError, toOrpcError } from './problem'
import { guardRoute } from './register-api'
import { getCaller } from './request-caller'
import { listTypedRoutes, toFastifyPath } from './typed-routes'

/** Largest multipart body in bytes: a 10 MB file and its envelope. */
const multipartLimitBytes = 10 * 1024 * 1024 + 64 * 1024

/** Bodies that Fastify does not parse are read by the handler: their length must be declared and bounded beforehand. */
const registerBodyGuard = (app: FastifyInstance): void => {
  app.addContentTypeParser(multipartType, (request, _payload, done) => {
    const length = request.headers['content-length']
    if (length === undefined) return done(new AppError('LENGTH_REQUIRED'))
    if (Number(length) > multipartLimitBytes) return done(new AppError('FILE_TOO_LARGE', { params: { limitMb: 10 } }))
    done(null, undefined)
  })
}

const fromOperation = (error: unknown, context: RequestContext): ORPCError<string, unknown> => {
  const known = toAppError(error)
  if (known === null) {
    context.request.log.error({ err: error, requestId: context.requestId }, 'operation failed')
    return toOrpcError(createProblem('INTERNAL', context.requestId))
  }
  if (known.code === 'UNAVAILABLE')
    context.request.log.warn({ err: error, requestId: context.requestId }, 'operation refused')
  context.reply.headers(retryHeaders(known.code, known.params))
  return toOrpcError(createProblem(known.code, context.requestId, known))
}

const fromDecoding = (error: unknown, context: RequestContext): ORPCError<string, unknown> => {
  if (error instanceof ORPCError && isProblem(error.data)) return error
  return toOrpcError(createProblem('MALFORMED_REQUEST', context.requestId))
}

interface TypedOptions {
  readonly router: Router<Contract, RequestContext>
  readonly isProduction: boolean
}

/** Decodes a request, calls the procedure of its route and encodes the answer. */
const createHandler = (router: TypedOptions['router']): RouteHandlerMethod => {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: (error) => error.data,
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          throw fromOperation(error, context)
        }
      },
    ],
    interceptors: [
      // A HEAD runs as the GET of its route; the server sends the headers alone.
      ({ next, request, ...options }) =>
        next({ ...options, request: request.method === 'HEAD' ? { ...request, method: 'GET' } : request }),
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          throw fromDecoding(error, context)
        }
      },
    ],
  })
  return async (request, reply) => {
    const context: RequestContext = { requestId: request.id, caller: getCaller(request), request, reply }
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (!matched) throw new AppError('NOT_FOUND')
  }
}

/** Serves every typed route of the contract below /api, each as a route of its own under its policy. */
export const registerTyped = (app: FastifyInstance, { router, isProduction }: TypedOptions): void => {
  const handler = createHandler(router)
  registerBodyGuard(app)
  for (const { method, path, takesFile, policy, cost, isInterview } of listTypedRoutes()) {
    const bodyTypes = takesFile ? [jsonType, multipartType] : [jsonType]
    const guard = guardRoute({ policy, bodyTypes, cost, isInterview }, isProduction)
    // What strangers send is short. Reading a long body costs more than refusing it.
    const limit = policy.who === 'anyone' ? { bodyLimit: requestBudgets.anonymousBodyBytes } : {}
    app.route({ method, url: toFastifyPath(path), ...guard, ...limit, handler })
  }
}
