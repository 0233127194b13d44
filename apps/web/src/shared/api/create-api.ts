import type { Contract, ErrorCode } from '@candor/contract'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { ApiError, readProblem } from './api-error'
import { type Call, type CallTable, parseCall } from './call-table'
import { type EncodedCall, encodeCall } from './encode-call'

export interface CallContext {
  /** The same key makes the same POST happen once, however often it is sent. */
  idempotencyKey?: string
}
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly context?: CallContext
}
export type CallFunction = (input?: unknown, options?: CallOptions) => Promise<unknown>

interface ApiParts {
  calls: CallTable
  errorCodes: readonly string[]
  /** Scheme, host and port the API stands at. */
  origin: () => string
  fetch: typeof globalThis.fetch
  /** For whom the page was drawn: sent with whatever changes something. */
  accountHeaders: () => Readonly<Record<string, string>>
  /** The server refused a change because the cookie is another account's. */
  onAccountChanged: () => void
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

function createRequest(parts: ApiParts, { method, path, body }: EncodedCall, options: CallOptions): Request {
  const { signal, context } = options
  const headers = new Headers(isReading(method) ? {} : parts.accountHeaders())
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  if (context?.idempotencyKey) headers.set('idempotency-key', context.idempotencyKey)
  return new Request(`${parts.origin()}/api${path}`, { method, headers, body, ...(signal ? { signal } : {}) })
}

const isJson = (response: Response): boolean =>
  /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '')

const isEventStream = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')

/** Loaded when the first stream begins: few pages have one. */
async function openEvents(
  body: ReadableStream<Uint8Array>,
  isKnown: (code: unknown) => code is ErrorCode,
): Promise<unknown> {
  const { readEvents } = await import('./read-events')
  return readEvents(body, (data) => readProblem(data, 500, isKnown))
}

/**
 * The JSON of an answer; undefined: it is empty. The answer of a stream is its events, as they arrive. Throws what the server or a proxy
 * refused.
 */
async function readAnswer(response: Response, isKnown: (code: unknown) => code is ErrorCode): Promise<unknown> {
  if (isEventStream(response) && response.body !== null) return openEvents(response.body, isKnown)
  const text = await response.text()
  // A page where JSON is expected is a proxy's, whatever its status says.
  if (text !== '' && !isJson(response)) throw readProblem(null, response.ok ? 502 : response.status, isKnown)
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw readProblem(body, response.status, isKnown)
  return body
}

function createCalls(
  table: CallTable,
  send: (call: Call, input: unknown, options: CallOptions) => Promise<unknown>,
): object {
  const calls = Object.entries(table).map(([name, entry]) => {
    if (typeof entry !== 'string') return [name, createCalls(entry, send)]
    const call = parseCall(entry)
    const run: CallFunction = (input, options = {}) => send(call, input, options)
    return [name, run]
  })
  return Object.fromEntries(calls)
}

/** The typed client over plain HTTP; problem details come out as ApiError. The table is made from the contract, so it has its types. */
export function createApi(parts: ApiParts): Api
export function createApi(parts: ApiParts): object {
  const known = new Set(parts.errorCodes)
  const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && known.has(code)
  return createCalls(parts.calls, async (call, input, options) => {
    const request = createRequest(parts, encodeCall(call, input), options)
    const response = await parts.fetch(request, { credentials: 'same-origin', redirect: 'manual' })
    try {
      return await readAnswer(response, isKnown)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ACCOUNT_CHANGED') parts.onAccountChanged()
      throw error
    }
  })
}
