import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { insertLink, listLinks } from '../repo/provider-links'
import { unlinkSocial } from './unlink-social'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const auth = { kind: 'auth' } as const
const makeLinkedMember = async () => {
  const caller = await makeMember(deps)
  const link = { provider: 'acme', subject: caller.userId, userId: caller.userId, at: new Date(deps.clock.nowMs()) }
  await deps.withActor(auth, (tx) => insertLink(tx, { id: deps.newId(), ...link }))
  return caller
}
const listProviders = async (userId: string) =>
  (await deps.withActor(auth, (tx) => listLinks(tx, userId))).map(({ provider }) => provider)

test('unlinks the caller’s provider and leaves another person’s link in place', async () => {
  const caller = await makeLinkedMember()
  const other = await makeLinkedMember()
  await unlinkSocial(deps, caller, 'acme')
  expect(await listProviders(caller.userId)).toEqual([])
  expect(await listProviders(other.userId)).toEqual(['acme'])
})

test('reports a provider that the caller has not linked as missing', async () => {
  const caller = await makeLinkedMember()
  await expect(unlinkSocial(deps, caller, 'globex')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listProviders(caller.userId)).toEqual(['acme'])
})
