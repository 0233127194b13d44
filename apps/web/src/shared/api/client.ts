import { calls, errorCodes } from 'virtual:candor-contract'
import { accountHeaders, markAccountChanged } from './account'
import { createApi } from './create-api'
import { createQuery } from './create-query'

/** Every call of the contract, typed: `await api.content.configuration()`. Refusals are thrown as ApiError. */
export const api = createApi({
  calls,
  errorCodes,
  origin: () => window.location.origin,
  fetch: (request, init) => window.fetch(request, init),
  accountHeaders,
  onAccountChanged: markAccountChanged,
})

/** The same calls for useQuery and useMutation: `useQuery(query.content.configuration.queryOptions())`. */
export const query = createQuery(calls, api)
