import {
  contract,
  type Method,
  type Policy,
  type RawRoute,
  type RouteMeta,
  rawRoutes,
  zBeginUpload,
} from '@candor/contract'
import { isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** One route of the contract as the harness calls it. */
export interface AuthzRoute {
  readonly name: string
  readonly method: Method
  /** With {parameters}, below /api. */
  readonly path: string
  readonly policy: Policy
  readonly isRaw: boolean
  /** What it takes besides its path; null: nothing. */
  readonly input: z.ZodType | null
  readonly isDetailed: boolean
  readonly contentType: string | null
  /** Names in the query of a raw route. */
  readonly query: readonly string[]
}

const zMeta = z.custom<RouteMeta>((value) => typeof value === 'object' && value !== null && 'policy' in value)
const zMethod = z.enum(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

const walk = (node: object, name: string): AuthzRoute[] =>
  Object.entries(node).flatMap(([key, child]) => {
    const childName = name === '' ? key : `${name}.${key}`
    if (!isContractProcedure(child)) return walk(child, childName)
    const { route, meta, inputSchema } = child['~orpc']
    return [
      {
        name: childName,
        method: zMethod.parse(route.method),
        path: route.path ?? '',
        policy: zMeta.parse(meta).policy,
        isRaw: false,
        input: inputSchema instanceof z.ZodType ? inputSchema : null,
        isDetailed: route.inputStructure === 'detailed',
        contentType: 'application/json',
        query: [],
      },
    ]
  })

/** Raw routes read their bodies themselves: which shape a JSON one has. */
const jsonShapes: Readonly<Record<string, z.ZodType>> = { 'content.file.chunk.begin': zBeginUpload }

const describeRawRoute = (route: RawRoute): AuthzRoute => {
  const contentType = route.request?.contentType ?? null
  const input = jsonShapes[route.id] ?? null
  if (contentType === 'application/json' && input === null) {
    throw new Error(`${route.id} takes JSON: name its shape in route-table.ts`)
  }
  return {
    name: route.id,
    method: route.method,
    path: route.path,
    policy: route.policy,
    isRaw: true,
    input,
    isDetailed: false,
    contentType,
    query: Object.keys(route.query ?? {}),
  }
}

/** Every route of the contract: typed ones by walking it, raw ones by their list. Nothing is left out. */
export const allRoutes: readonly AuthzRoute[] = [
  ...walk(contract, ''),
  ...Object.values<RawRoute>(rawRoutes).map(describeRawRoute),
]

export const getRoute = (name: string): AuthzRoute => {
  const route = allRoutes.find((known) => known.name === name)
  if (route === undefined) throw new Error(`there is no route ${name}`)
  return route
}
