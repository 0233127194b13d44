import { getRouteCost, type RawRoute, type RawRouteName, rawRoutes } from '@candor/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { jsonType } from './body-type'
import { listRawQuery, requireKnownQuery } from './known-query'
import { guardRoute } from './register-api'
import { createWire, type Wire } from './sockets/wire'
import { requireStorableText } from './storable-text'
import { toFastifyPath } from './typed-routes'

export type RawHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type RawHandlers = Readonly<Record<RawRouteName, RawHandler>>
/** Before an upgrade: throws its refusal, or answers who takes the open socket. */
export type SocketHandler = (request: FastifyRequest) => Promise<(wire: Wire) => void>
export type SocketHandlers = Readonly<Partial<Record<RawRouteName, SocketHandler>>>

type RawRoutes = typeof rawRoutes
type GetRouteName = {
  [Name in RawRouteName]: RawRoutes[Name]['method'] extends 'GET' ? Name : never
}[RawRouteName]

const defaultBodyLimitBytes = 1024 * 1024

/** S-03: whether HEAD is answered too. A provider's redirect starts or ends a sign-in, and an export is an event. */
const answersHead: Readonly<Record<GetRouteName, boolean>> = {
  openapi: true,
  docs: true,
  avatar: true,
  logo: true,
  media: true,
  signed: true,
  answerVideo: true,
  fullVideo: true,
  peerBytes: true,
  cv: true,
  exportFile: false,
  ownArchive: false,
  voice: true,
  stream: true,
  connect: false,
  connectCallback: false,
  auditLogExport: false,
}

const isGet = (name: RawRouteName): name is GetRouteName => name in answersHead

const formType = 'application/x-www-form-urlencoded'

const keep = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void): void =>
  done(null, body)

/** A socket on the route's own path, under its own policy: decided before the upgrade, so that a refusal is an HTTP answer. */
const openedBy = (
  handler: SocketHandler | undefined,
  requireQuery: (request: FastifyRequest) => void,
): Partial<RouteOptions> => {
  if (handler === undefined) return {}
  const admitted = new WeakMap<FastifyRequest, (wire: Wire) => void>()
  return {
    preHandler: async (request) => {
      if (!request.ws) return
      requireQuery(request)
      admitted.set(request, await handler(request))
    },
    wsHandler: (socket, request) => admitted.get(request)?.(createWire(socket)),
  }
}

/** Serves those routes whose bodies are streams that a handler is given for; policy and limits come from the contract, as with the typed ones. */
export const registerRaw = async (
  app: FastifyInstance,
  options: { handlers: Partial<RawHandlers>; sockets?: SocketHandlers; isProduction: boolean },
): Promise<void> => {
  const add = (scope: FastifyInstance, name: RawRouteName, handler: RawHandler): void => {
    const route: RawRoute = rawRoutes[name]
    const knownQuery = listRawQuery(route)
    const requireQuery = (request: FastifyRequest): void => {
      if (knownQuery !== null) requireKnownQuery(request.url, knownQuery)
      requireStorableText(request.query, request.params, request.body)
    }
    const socket = options.sockets?.[name]
    const bodyTypes = [route.request?.contentType ?? jsonType]
    const { onRequest, config } = guardRoute(
      { policy: route.policy, bodyTypes, cost: getRouteCost(route), isInterview: route.isInterview ?? false },
      options.isProduction,
    )
    scope.route({
      ...openedBy(socket, requireQuery),
      method: route.method,
      url: toFastifyPath(route.path),
      exposeHeadRoute: isGet(name) && answersHead[name],
      bodyLimit: route.bodyLimitBytes ?? defaultBodyLimitBytes,
      onRequest,
      config: {
        ...config,
        isForMailPrograms: route.request?.contentType === formType,
        opensSockets: socket !== undefined,
      },
      handler: async (request, reply) => {
        requireQuery(request)
        return handler(request, reply)
      },
    })
  }
  for (const [name, route] of entries()) {
    const handler = options.handlers[name]
    if (handler === undefined) continue
    await app.register((scope, _options, done) => {
      // S-04: a type is taken by the route that names it, in its own scope, and refused everywhere else.
      const type = route.request?.contentType ?? jsonType
      if (type !== jsonType) scope.addContentTypeParser(type, { parseAs: 'buffer' }, keep)
      add(scope, name, handler)
      done()
    })
  }
}

const isRawRouteName = (name: string): name is RawRouteName => name in rawRoutes

const entries = (): [RawRouteName, RawRoute][] =>
  Object.entries(rawRoutes).flatMap(([name, route]): [RawRouteName, RawRoute][] =>
    isRawRouteName(name) ? [[name, route]] : [],
  )
