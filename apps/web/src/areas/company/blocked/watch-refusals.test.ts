import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/api/api-error'
import { watchRefusals } from './watch-refusals'

const refusal = (code: ConstructorParameters<typeof ApiError>[0]) =>
  new ApiError(code, 403, { fields: {}, params: {}, requestId: null })

const refused = (client: QueryClient, code: Parameters<typeof refusal>[0]) =>
  client
    .fetchQuery({ queryKey: [code], queryFn: () => Promise.reject(refusal(code)), retry: false })
    .catch(() => undefined)

test('a refusal of any query or mutation leads to where it is explained, until the watch ends', async () => {
  const client = new QueryClient()
  const ways = { blocked: vi.fn(), noOrganization: vi.fn(), secondFactorRequired: vi.fn() }
  const stop = watchRefusals(client, ways)
  await refused(client, 'ACCOUNT_SUSPENDED')
  expect(ways.blocked).toHaveBeenLastCalledWith('suspended')
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(refusal('ACCOUNT_BANNED')) })
  await mutation.execute(undefined).catch(() => undefined)
  expect(ways.blocked).toHaveBeenLastCalledWith('banned')
  await refused(client, 'NO_ORGANIZATION')
  expect(ways.noOrganization).toHaveBeenCalledTimes(1)
  await refused(client, 'SECOND_FACTOR_REQUIRED')
  expect(ways.secondFactorRequired).toHaveBeenCalledTimes(1)
  await refused(client, 'FORBIDDEN')
  expect(ways.blocked).toHaveBeenCalledTimes(2)
  stop()
  await refused(client, 'ACCOUNT_BANNED')
  expect(ways.blocked).toHaveBeenCalledTimes(2)
})
