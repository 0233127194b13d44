import { type RawRoute, type RawRouteName, rawRoutes } from '@candor/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enforcePolicy } from './enforce-policy'

export type RawHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type RawHandlers = Readonly<Record<RawRouteName, RawHandler>>

type RawRoutes = typeof rawRoutes
type GetRouteName = {
  [Name in RawRouteName]: RawRoutes[Name]['method'] extends 'GET' ? Name : never
}[RawRouteName]

const defaultBodyLimitBytes = 1024 * 1024

/** S-03: whether HEAD is answered too. A provider's redirect begins or ends a sign-in, and a stream never ends: these only by GET. */
const answersHead: Readonly<Record<GetRouteName, boolean>> = {
  openapi: true,
  docs: true,
  avatar: true,
  media: true,
  signed: true,
  answerVideo: true,
  fullVideo: true,
  peerBytes: true,
  cv: true,
  voice: true,
  stream: false,
  connect: false,
  connectCallback: false,
}

const isGet = (name: RawRouteName): name is GetRouteName => name in answersHead

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

const keep = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void): void =>
  done(null, body)

/** `/file/chunk/{id}` in the contract is `/file/chunk/:id` to Fastify. */
const toFastifyPath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Serves those routes whose bodies are streams that a handler is given for; policy and limits come from the contract, as with the typed ones. */
export const registerRaw = async (
  app: FastifyInstance,
  options: { handlers: Partial<RawHandlers>; isProduction: boolean },
): Promise<void> => {
  const add = (scope: FastifyInstance, name: RawRouteName, handler: RawHandler): void => {
    const route: RawRoute = rawRoutes[name]
    scope.route({
      method: route.method,
      url: toFastifyPath(route.path),
      exposeHeadRoute: isGet(name) && answersHead[name],
      bodyLimit: route.bodyLimitBytes ?? defaultBodyLimitBytes,
      config: { isForMailPrograms: route.request?.contentType === formType },
      handler: async (request, reply) => {
        enforcePolicy(route.policy, request.caller, options.isProduction)
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
