import { contract } from '@candor/contract'
import { implement } from '@orpc/server'
import type { RequestContext } from './context'
import { enforcePolicy } from './enforce-policy'

/** The contract's builder for handlers: every handler made of it stands behind its route's own policy. */
export const createImplementer = (isProduction: boolean) =>
  implement(contract)
    .$context<RequestContext>()
    .use(({ context, next, procedure }) => {
      enforcePolicy(procedure['~orpc'].meta.policy, context.caller, isProduction)
      return next()
    })

export type Implementer = ReturnType<typeof createImplementer>
