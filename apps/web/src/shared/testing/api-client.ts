import { contract, errorCodes } from '@candor/contract'
import { toCallTable } from '../api/call-table'
import { createApi } from '../api/create-api'
import { createQuery } from '../api/create-query'

const calls = toCallTable(contract)

/**
 * Stands in for `shared/api/client` in tests, whose contract comes from a module that only the bundler makes:
 * `vi.mock('<…>/shared/api/client', () => import('<…>/shared/testing/api-client'))`. Calls go to the global fetch.
 */
export const api = createApi({
  calls,
  errorCodes,
  origin: () => 'http://127.0.0.1:3000',
  fetch: (input, init) => globalThis.fetch(input, init),
  accountHeaders: () => ({}),
  onAccountChanged: () => undefined,
})
export const query = createQuery(calls, api)
