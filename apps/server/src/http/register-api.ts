import { anyone, listCallerParts, type Policy, type RouteCost } from '@candor/contract'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../platform/errors'
import { requireSameAccount } from './account'
import { jsonType, requireBodyType } from './body-type'
import { limitCaller } from './caller-parts'
import type { Authenticate } from './context'
import { enforcePolicy } from './enforce-policy'
import { requireSameOrigin } from './origin'
import { getCaller, setCaller } from './request-caller'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route of the API has one. */
    policy?: Policy
  }
}

export interface ApiOptions {
  readonly authenticate: Authenticate
  /** The origin of PUBLIC_URL; null: that of the request's own host. */
  readonly publicOrigin: string | null
}

interface GuardedRoute {
  readonly policy: Policy
  readonly bodyTypes: readonly string[]
  readonly cost: RouteCost
  readonly isInterview: boolean
}

/** What a route of the API is registered with: its policy is enforced before its body is read. */
export const guardRoute = (
  route: GuardedRoute,
  isProduction: boolean,
): { readonly onRequest: onRequestAsyncHookHandler; readonly config: GuardedRoute } => ({
  onRequest: async (request) => enforcePolicy(route.policy, getCaller(request), isProduction),
  config: route,
})

const findNothing = async (): Promise<never> => {
  throw new AppError('NOT_FOUND')
}

/** In this order, before anything of a body is read. The policy of the matched route comes last, as that route's own hook. */
const addGuards = (api: FastifyInstance, { authenticate, publicOrigin }: ApiOptions): void => {
  api.addHook('onRoute', ({ url, config }) => {
    if (config?.policy === undefined) throw new Error(`${url} has no policy`)
  })
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-request-id': request.id })
    requireSameOrigin(request, publicOrigin)
    requireBodyType(request)
    const { policy } = request.routeOptions.config
    const parts = policy === undefined ? [] : listCallerParts(policy)
    const caller = limitCaller(await authenticate(request, parts), parts)
    setCaller(request, caller)
    if (parts.includes('user')) requireSameAccount(request)
  })
}

/**
 * The scope of the API's routes. Its hooks run because of the route that was matched, so no spelling of an address gets around
 * them. Unknown addresses below /api belong to it as well.
 */
export const registerApi = async (
  app: FastifyInstance,
  options: ApiOptions,
  registerRoutes: (api: FastifyInstance) => Promise<void>,
): Promise<void> => {
  await app.register((api, _options, done) => {
    addGuards(api, options)
    const config: GuardedRoute = {
      policy: anyone('nothing is there'),
      bodyTypes: [jsonType],
      cost: 'cheap',
      isInterview: false,
    }
    api.all('/api/*', { config, onRequest: findNothing }, findNothing)
    registerRoutes(api).then(() => done(), done)
  })
}
