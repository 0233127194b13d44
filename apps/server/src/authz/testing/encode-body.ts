import { createHash } from 'node:crypto'
import { crc32 } from '@candor/media'
import type { Random } from './random'
import type { AuthzRoute } from './route-table'
import { FilePlace } from './sample-value'

/** A request on its way. */
export interface Encoded {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | null
}

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Half of a surrogate pair can't be written in an address. */
const loneSurrogate = /[\ud800-\udfff]/gu

const encodeSegment = (value: unknown): string => {
  const text = Array.isArray(value) && value.length > 0 ? value.map(formatValue).join(',') : formatValue(value ?? null)
  return encodeURIComponent(text.replaceAll(loneSurrogate, '\ufffd'))
}

const fillPath = (path: string, input: Record<string, unknown>): { url: string; left: Record<string, unknown> } => {
  const left = { ...input }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = encodeSegment(left[name])
    delete left[name]
    return segment
  })
  return { url: `/api${url}`, left }
}

const listQueryPairs = (key: string, value: unknown): [string, string][] => {
  if (Array.isArray(value)) return value.map((item): [string, string] => [key, formatValue(item)])
  if (typeof value === 'object' && value !== null) return [[`${key}[$ne]`, '']]
  return [[key, formatValue(value)]]
}

const formatQuery = (input: Record<string, unknown>): string => {
  const pairs = Object.entries(input).flatMap(([key, value]) => listQueryPairs(key, value))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

const boundary = 'candor-authz-boundary-0123456789'

const buildForm = (input: Record<string, unknown>): Buffer => {
  const parts = Object.entries(input).map(([name, value]) =>
    value instanceof FilePlace
      ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="cv.txt"\r\ncontent-type: text/plain\r\n\r\nEight years of hiring engineers.\r\n`
      : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${formatValue(value)}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

const isForm = (input: Record<string, unknown>): boolean =>
  Object.values(input).some((value) => value instanceof FilePlace)

const buildRawBody = (type: string, random: Random): Omit<Encoded, 'url'> => {
  if (type === 'application/x-www-form-urlencoded') {
    return { headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' }
  }
  const payload = Buffer.from(random.hex(64))
  if (type !== 'application/partial-upload') return { headers: { 'content-type': type }, payload }
  const digest = createHash('sha256').update(payload).digest('base64')
  const headers = {
    'content-type': type,
    'upload-offset': String(random.below(2) * 64),
    'upload-complete': random.next() < 0.5 ? '?1' : '?0',
    'upload-crc32': crc32(payload).toString(16).padStart(8, '0'),
    'repr-digest': `sha-256=:${digest}:`,
  }
  return { headers, payload }
}

const buildBody = (route: AuthzRoute, input: Record<string, unknown>, random: Random): Omit<Encoded, 'url'> => {
  if (isForm(input)) {
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: buildForm(input) }
  }
  if (route.contentType === null) return { headers: {}, payload: null }
  if (route.contentType !== 'application/json') return buildRawBody(route.contentType, random)
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(input) }
}

/** The sampled input as the route takes it: parameters in the path, the rest in the query or the body. */
export const encodeBody = (route: AuthzRoute, input: Record<string, unknown>, random: Random): Encoded => {
  const { url, left } = fillPath(route.path, input)
  if (route.isDetailed) {
    const { query, body } = left
    const json = JSON.stringify(body ?? {})
    const asked = typeof query === 'object' && query !== null ? formatQuery({ ...query }) : ''
    return { url: url + asked, headers: { 'content-type': 'application/json' }, payload: json }
  }
  if (route.method === 'GET' || route.method === 'HEAD')
    return { url: url + formatQuery(left), headers: {}, payload: null }
  if (!route.isRaw) return { url, ...buildBody(route, left, random) }
  const asked = Object.fromEntries(route.query.map((name) => [name, left[name]]))
  return { url: url + formatQuery(asked), ...buildBody(route, left, random) }
}
