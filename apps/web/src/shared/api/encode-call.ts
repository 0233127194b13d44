import type { Call } from './call-table'

type Fields = Readonly<Record<string, unknown>>

export interface EncodedCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: string | FormData | null
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** Every leaf with its path in brackets: `levels[0]`. Null and undefined have no leaf. */
function* listLeaves(value: unknown, path = ''): Generator<[string, string | Blob]> {
  if (value === null || value === undefined) return
  if (value instanceof Blob) return yield [path, value]
  if (value instanceof Date) return yield [path, value.toISOString()]
  if (typeof value !== 'object') return yield [path, String(value)]
  for (const [key, child] of Object.entries(value)) yield* listLeaves(child, path === '' ? key : `${path}[${key}]`)
}

function encodeQuery(value: unknown): string {
  const query = new URLSearchParams()
  for (const [path, leaf] of listLeaves(value)) if (!(leaf instanceof Blob)) query.append(path, leaf)
  return query.size === 0 ? '' : `?${query}`
}

function encodeBody(value: unknown): string | FormData | null {
  if (value === undefined) return null
  const leaves = [...listLeaves(value)]
  if (!leaves.some(([, leaf]) => leaf instanceof Blob)) return JSON.stringify(value)
  const form = new FormData()
  for (const [path, leaf] of leaves) form.append(path, leaf)
  return form
}

/** Puts the parameters into the path. Returns what is left of the input; undefined: nothing. */
function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (!path.includes('{')) return { path, rest: input }
  if (!isFields(input)) throw new TypeError(`the parameters of ${path} are missing`)
  const rest = { ...input }
  const filled = path.replaceAll(/\{\+?([^}]+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path: filled, rest: Object.keys(rest).length === 0 ? undefined : rest }
}

/** The request of a call: path parameters, then the query of a GET or the body of anything else. */
export function encodeCall({ method, path, isDetailed }: Call, input: unknown): EncodedCall {
  if (isDetailed) {
    const { query, body } = isFields(input) ? input : {}
    return { method, path: `${path}${encodeQuery(query)}`, body: encodeBody(body) }
  }
  const filled = fillPath(path, input)
  if (method === 'GET') return { method, path: `${filled.path}${encodeQuery(filled.rest)}`, body: null }
  return { method, path: filled.path, body: encodeBody(filled.rest) }
}
