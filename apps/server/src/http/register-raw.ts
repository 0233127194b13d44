import { type RawRoute, type RawRouteName, rawRoutes } from '@candor/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enforcePolicy } from './enforce-policy'

export type RawHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type RawHandlers = Readonly<Record<RawRouteName, RawHandler>>

const defaultBodyLimitBytes = 1024 * 1024

/** `/file/chunk/{id}` in the contract is `/file/chunk/:id` to Fastify. */
const toFastifyPath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Serves the routes whose bodies are streams; policy and limits come from the contract, as with the typed ones. */
export const registerRaw = (app: FastifyInstance, options: { handlers: RawHandlers; isProduction: boolean }): void => {
  const bytes = { parseAs: 'buffer' as const }
  const keep = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void): void =>
    done(null, body)
  app.addContentTypeParser('application/partial-upload', bytes, keep)
  app.addContentTypeParser('application/octet-stream', bytes, keep)
  for (const [name, route] of entries()) {
    app.route({
      method: route.method,
      url: toFastifyPath(route.path),
      bodyLimit: route.bodyLimitBytes ?? defaultBodyLimitBytes,
      handler: async (request, reply) => {
        enforcePolicy(route.policy, request.caller, options.isProduction)
        return options.handlers[name](request, reply)
      },
    })
  }
}

const isRawRouteName = (name: string): name is RawRouteName => name in rawRoutes

const entries = (): [RawRouteName, RawRoute][] =>
  Object.entries(rawRoutes).flatMap(([name, route]): [RawRouteName, RawRoute][] =>
    isRawRouteName(name) ? [[name, route]] : [],
  )
