import { contract, errorCodes } from '@candor/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createApi } from '../api/create-api'

/**
 * Stands in for `shared/api/client` in tests, whose contract comes from a module that only the bundler makes:
 * `vi.mock('<…>/shared/api/client', () => import('<…>/shared/testing/api-client'))`. Calls go to the global fetch.
 */
export const api = createApi({
  contract,
  errorCodes,
  origin: () => 'http://127.0.0.1:3000',
  fetch: (input, init) => globalThis.fetch(input, init),
  accountHeaders: () => ({}),
  onAccountChanged: () => undefined,
})
export const query = createTanstackQueryUtils(api)
