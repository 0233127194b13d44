import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture } from '../../../../testing/account-fixture'
import { endOtherSessions } from './end-other-sessions'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

test('ends every session of the caller except the current one, and none of another person (S-08)', async () => {
  const account = await fixture.makeAccount('own@example.org')
  const stranger = await fixture.makeAccount('stranger@example.org')
  await fixture.openSession(account.userId)
  await fixture.openSession(account.userId)
  const foreign = await fixture.openSession(stranger.userId)
  const sessionId = await fixture.openSession(account.userId)
  await endOtherSessions(fixture.deps, { ...account, sessionId, role: 'owner' })
  expect(await fixture.sessionIds(account.userId)).toEqual([sessionId])
  expect(await fixture.sessionIds(stranger.userId)).toEqual([foreign])
})
