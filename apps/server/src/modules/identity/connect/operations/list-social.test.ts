import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { insertLink } from '../repo/provider-links'
import { listSocial } from './list-social'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const configured = [
  { id: 'acme', label: 'Acme ID' },
  { id: 'globex', label: 'Globex' },
]
const link = (userId: string, provider: string) =>
  deps.withActor({ kind: 'auth' }, (tx) =>
    insertLink(tx, { id: deps.newId(), userId, provider, subject: userId, at: new Date(deps.clock.nowMs()) }),
  )

test('lists every configured provider with the time at which the caller linked it', async () => {
  const caller = await makeMember(deps)
  await link(caller.userId, 'acme')
  await link(caller.userId, 'no longer configured')
  expect(await listSocial(deps, caller, configured)).toEqual([
    { provider: 'acme', label: 'Acme ID', linkedAt: new Date(deps.clock.nowMs()).toISOString() },
    { provider: 'globex', label: 'Globex', linkedAt: null },
  ])
})

test('does not show the links of another person', async () => {
  await link((await makeMember(deps)).userId, 'acme')
  const listed = await listSocial(deps, await makeMember(deps), configured)
  expect(listed.map(({ linkedAt }) => linkedAt)).toEqual([null, null])
})
