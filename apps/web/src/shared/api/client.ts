import { contract, errorCodes } from 'virtual:candor-contract'
import type { Contract, ErrorCode } from '@candor/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { readProblem } from './api-error'

export interface CallContext {
  /** The same key makes the same POST happen once, however often it is sent. */
  idempotencyKey?: string
}
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>

const known = new Set(errorCodes)
const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && known.has(code)

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${window.location.origin}/api`,
  headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
  customErrorResponseBodyDecoder: (body, response) => readProblem(body, response.status, isKnown),
})

/** Every call of the contract, typed: `await api.content.configuration()`. Refusals are thrown as ApiError. */
export const api: Api = createORPCClient(link)

/** The same calls for useQuery and useMutation: `useQuery(query.content.configuration.queryOptions())`. */
export const query = createTanstackQueryUtils(api)

/** One per thing the person does; keep it while retrying, take a new one for the next. */
export const newIdempotencyKey = (): string => crypto.randomUUID()
