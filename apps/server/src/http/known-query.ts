import type { RawRoute } from '@candor/contract'
import { z } from 'zod'
import { AppError } from '../platform/errors'

interface TypedRoute {
  readonly inputSchema?: unknown
  readonly route: {
    readonly method?: string | undefined
    readonly path?: string | undefined
    readonly inputStructure?: string | undefined
  }
}

const listKeys = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

const listPathParameters = (path: string): ReadonlySet<string> =>
  new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** The query parameters of a typed route: what its input takes besides the path; a route with a body takes none. */
export function listTypedQuery({ inputSchema, route }: TypedRoute): ReadonlySet<string> {
  if (route.inputStructure === 'detailed') {
    return new Set(inputSchema instanceof z.ZodObject ? listKeys(inputSchema.shape.query) : [])
  }
  if (route.method !== 'GET') return new Set()
  const inPath = listPathParameters(route.path ?? '')
  return new Set(listKeys(inputSchema).filter((key) => !inPath.has(key)))
}

/** The query parameters of a raw route, or null where the route lets unknown ones through. */
export function listRawQuery(route: RawRoute): ReadonlySet<string> | null {
  return route.ignoresUnknownQuery === undefined ? new Set(Object.keys(route.query ?? {})) : null
}

/** `a[0]`, `a[]` and `a[b]` are notations of the parameter `a`. */
const removeBrackets = (name: string): string => name.replace(/(?<=.)\[.*$/, '')

/** Refuses a parameter that would be ignored: the caller believes that it has an effect. */
export function requireKnownQuery(url: string, known: ReadonlySet<string>): void {
  const start = url.indexOf('?')
  if (start === -1) return
  const sent = new Set([...new URLSearchParams(url.slice(start)).keys()].map(removeBrackets))
  const unknown = [...sent].filter((name) => !known.has(name))
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map((name) => [name, 'UNKNOWN_QUERY_PARAMETER']))
  throw new AppError('UNKNOWN_QUERY_PARAMETER', { fields })
}
