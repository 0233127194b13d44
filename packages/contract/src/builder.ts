import { oc } from '@orpc/contract'
import { type ErrorCode, errorStatus, pipelineErrors, problemTitle } from './errors'
import { describePolicy, type Policy } from './policy'
import type { RouteCost } from './route-cost'

export const services = [
  'identity',
  'company',
  'interview',
  'seeker',
  'content',
  'subscription',
  'tracking',
  'notification',
] as const
export type Service = (typeof services)[number]
export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'

/** What the pipeline needs to know of a route besides its shapes. */
export interface RouteMeta {
  readonly policy: Policy
  readonly service: Service
  readonly errors: readonly ErrorCode[]
  /** Largest request body in bytes; the default is 1 MiB. */
  readonly bodyLimitBytes?: number
  /** See getRouteCost for the default. */
  readonly cost?: RouteCost
  /** Interviews under way need it: it is served before everything else. */
  readonly isInterview?: boolean
}

export interface RouteSpec {
  readonly service: Service
  readonly method: Method
  /** The path of endpoints.tsv, without /api and the service. */
  readonly path: `/${string}`
  readonly summary: string
  readonly policy: Policy
  readonly errors: readonly ErrorCode[]
  readonly status?: 200 | 201 | 202 | 204
  readonly bodyLimitBytes?: number
  readonly cost?: RouteCost
  readonly isInterview?: boolean
  /** 'detailed': a POST whose path in the specification carries a query; its input is { query, body }. */
  readonly input?: 'compact' | 'detailed'
}

const errorMap = (codes: readonly ErrorCode[]): Record<string, { status: number; message: string }> =>
  Object.fromEntries(codes.map((code) => [code, { status: errorStatus[code], message: problemTitle(code) }]))

const base = oc.$meta<RouteMeta>({
  policy: { who: 'member', ability: 'organization.delete' },
  service: 'identity',
  errors: [],
})

/** One typed route. A route can't be made without a policy: the type demands it. */
export const route = (spec: RouteSpec) =>
  base
    .meta({
      policy: spec.policy,
      service: spec.service,
      errors: spec.errors,
      ...(spec.bodyLimitBytes === undefined ? {} : { bodyLimitBytes: spec.bodyLimitBytes }),
      ...(spec.cost === undefined ? {} : { cost: spec.cost }),
      ...(spec.isInterview === undefined ? {} : { isInterview: spec.isInterview }),
    })
    .route({
      method: spec.method,
      path: `/${spec.service}${spec.path}`,
      summary: spec.summary,
      description: describePolicy(spec.policy),
      tags: [spec.service],
      successStatus: spec.status ?? 200,
      inputStructure: spec.input ?? 'compact',
    })
    .errors(errorMap([...new Set<ErrorCode>([...pipelineErrors, ...spec.errors])]))

/**
 * A route whose body or answer is a stream of bytes or events: served by plain Fastify, but listed here, so that
 * policy, limits, errors and the OpenAPI document have one source.
 */
export interface RawRoute extends RouteMeta {
  readonly id: string
  readonly method: Method
  /** Full path below /api, with {parameters}. */
  readonly path: `/${string}`
  readonly summary: string
  readonly request?: { readonly contentType: string; readonly headers?: Readonly<Record<string, string>> }
  readonly response: {
    readonly status: number
    readonly contentType: string | null
    readonly headers?: Readonly<Record<string, string>>
  }
  readonly query?: Readonly<Record<string, string>>
  /** Why query parameters that are not listed are let through; every other route refuses them. */
  readonly ignoresUnknownQuery?: string
}

export const rawRoute = <const R extends Omit<RawRoute, 'path'> & { path: `/${string}` }>(spec: R): R & RawRoute => ({
  ...spec,
  path: `/${spec.service}${spec.path}`,
})
