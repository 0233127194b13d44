import { contract } from '@candor/contract'
import { implement } from '@orpc/server'
import type { RequestContext } from './context'
import { enforcePolicy } from './enforce-policy'
import { listTypedQuery, requireKnownQuery } from './known-query'

/** The contract's builder for handlers. Every handler made with it first checks its route's policy and query parameters. */
export const createImplementer = (isProduction: boolean) =>
  implement(contract)
    .$context<RequestContext>()
    .use(({ context, next, procedure }) => {
      const route = procedure['~orpc']
      enforcePolicy(route.meta.policy, context.caller, isProduction)
      requireKnownQuery(context.request.url, listTypedQuery(route))
      return next()
    })

export type Implementer = ReturnType<typeof createImplementer>
