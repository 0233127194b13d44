import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture } from '../../../../testing/account-fixture'
import { signOut } from './sign-out'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

test('ends the caller’s session and no other', async () => {
  const account = await fixture.makeAccount('own@example.org')
  const sessionId = await fixture.openSession(account.userId)
  const remaining = await fixture.openSession(account.userId)
  await signOut(fixture.deps, { ...account, sessionId, role: 'owner' })
  expect(await fixture.sessionIds(account.userId)).toEqual([remaining])
})

test('does nothing without a session, and never ends another person’s session', async () => {
  const account = await fixture.makeAccount('first@example.org')
  const stranger = await fixture.makeAccount('stranger@example.org')
  const sessionId = await fixture.openSession(account.userId)
  await signOut(fixture.deps, null)
  await signOut(fixture.deps, { ...stranger, sessionId, role: 'owner' })
  expect(await fixture.sessionIds(account.userId)).toEqual([sessionId])
})
