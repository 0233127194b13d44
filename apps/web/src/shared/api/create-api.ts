import type { Contract, ErrorCode } from '@candor/contract'
import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { readProblem } from './api-error'

export interface CallContext {
  /** The same key makes the same POST happen once, however often it is sent. */
  idempotencyKey?: string
}
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>

interface ApiParts {
  /** The contract, whole or minified. */
  contract: AnyContractRouter
  errorCodes: readonly string[]
  /** Scheme, host and port the API stands at. */
  origin: () => string
  fetch: typeof globalThis.fetch
  /** For whom the page was drawn: sent with whatever changes something. */
  accountHeaders: () => Readonly<Record<string, string>>
  /** The server refused a change because the cookie is another account's. */
  onAccountChanged: () => void
}

/** The link reads a body as JSON only under the plain JSON type and would take problem details for a file. */
function readableProblem(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** The typed client over plain HTTP; problem details come out as ApiError. */
export function createApi(parts: ApiParts): Api {
  const { contract, errorCodes, origin, fetch, accountHeaders, onAccountChanged } = parts
  const known = new Set(errorCodes)
  const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && known.has(code)
  const link = new OpenAPILink<CallContext>(contract, {
    url: () => `${origin()}/api`,
    headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    fetch: async (request, init) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      for (const [name, value] of Object.entries(isReading ? {} : accountHeaders())) request.headers.set(name, value)
      return readableProblem(await fetch(request, { ...init, credentials: 'same-origin' }))
    },
    customErrorResponseBodyDecoder: (body, response) => {
      const error = readProblem(body, response.status, isKnown)
      if (error.code === 'ACCOUNT_CHANGED') onAccountChanged()
      return error
    },
  })
  return createORPCClient(link)
}
