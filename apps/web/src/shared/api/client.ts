import { contract, errorCodes } from 'virtual:candor-contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { accountHeaders, markAccountChanged } from './account'
import { createApi } from './create-api'

/** Every call of the contract, typed: `await api.content.configuration()`. Refusals are thrown as ApiError. */
export const api = createApi({
  contract,
  errorCodes,
  origin: () => window.location.origin,
  fetch: (request, init) => window.fetch(request, init),
  accountHeaders,
  onAccountChanged: markAccountChanged,
})

/** The same calls for useQuery and useMutation: `useQuery(query.content.configuration.queryOptions())`. */
export const query = createTanstackQueryUtils(api)
