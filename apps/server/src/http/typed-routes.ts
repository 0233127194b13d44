import { contract, getRouteCost, type Policy, type RouteCost, type RouteMeta } from '@candor/contract'
import { isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

const zRoute = z.object({ method: z.enum(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']), path: z.string() })
const zMeta = z.custom<RouteMeta>((value) => typeof value === 'object' && value !== null && 'policy' in value)

const hasFile = (schema: unknown): boolean => {
  if (schema instanceof z.ZodFile) return true
  if (schema instanceof z.ZodUnion) return schema.options.some(hasFile)
  if (schema instanceof z.ZodOptional) return hasFile(schema.unwrap())
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(hasFile)
}

const listFrom = (node: object): readonly TypedRoute[] =>
  Object.values(node).flatMap((child) => {
    if (!isContractProcedure(child)) return listFrom(child)
    const { route, meta, inputSchema } = child['~orpc']
    const known = zRoute.parse(route)
    const { policy, cost, isInterview = false } = zMeta.parse(meta)
    const declared = { policy, method: known.method, ...(cost === undefined ? {} : { cost }) }
    return [{ ...known, policy, cost: getRouteCost(declared), isInterview, takesFile: hasFile(inputSchema) }]
  })

export interface TypedRoute extends z.infer<typeof zRoute> {
  readonly policy: Policy
  readonly cost: RouteCost
  readonly isInterview: boolean
  /** Its input has a file, so it is sent as a form of several parts. */
  readonly takesFile: boolean
}

/** Every typed route of the contract. */
export const listTypedRoutes = (): readonly TypedRoute[] => listFrom(contract)

/** `/file/chunk/{id}` in the contract is `/api/file/chunk/:id` to Fastify. */
export const toFastifyPath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
