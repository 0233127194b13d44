import { contract } from '@candor/contract'
import { implement } from '@orpc/server'
import { AppError } from '../platform/errors'
import type { RequestContext } from './context'
import { enforcePolicy } from './enforce-policy'
import { listTypedQuery, requireKnownQuery } from './known-query'
import { requireStorableText } from './storable-text'

/** The contract's builder for handlers. Every handler made with it first checks its route's policy and query parameters. */
export const createImplementer = (isProduction: boolean) =>
  implement(contract)
    .$context<RequestContext>()
    // Of the two checks below the first runs before the input is validated, the second after it.
    .$config({ initialInputValidationIndex: -1 })
    .use(({ context, next, procedure }) => {
      const route = procedure['~orpc']
      // Two routers read the address. Should they ever disagree, the procedure's own policy is not replaced by another route's.
      if (context.request.routeOptions.config.policy !== route.meta.policy) throw new AppError('NOT_FOUND')
      enforcePolicy(route.meta.policy, context.caller, isProduction)
      requireKnownQuery(context.request.url, listTypedQuery(route))
      return next()
    })
    .use(({ next }, input) => {
      requireStorableText(input)
      return next()
    })

export type Implementer = ReturnType<typeof createImplementer>
