import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture } from '../../../../testing/account-fixture'
import { endSession } from './end-session'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

test('ends one session of the caller and no other', async () => {
  const account = await fixture.makeAccount('own@example.org')
  const ended = await fixture.openSession(account.userId)
  const sessionId = await fixture.openSession(account.userId)
  const caller = { ...account, sessionId, role: 'owner' as const }
  await endSession(fixture.deps, caller, ended)
  expect(await fixture.sessionIds(account.userId)).toEqual([sessionId])
  await expect(endSession(fixture.deps, caller, ended)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('reports another person’s session as missing, like an unknown one, and leaves it open (S-08)', async () => {
  const account = await fixture.makeAccount('first@example.org')
  const stranger = await fixture.makeAccount('stranger@example.org')
  const foreign = await fixture.openSession(account.userId)
  const caller = { ...stranger, sessionId: await fixture.openSession(stranger.userId), role: 'owner' as const }
  for (const id of [foreign, fixture.deps.newId()]) {
    await expect(endSession(fixture.deps, caller, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await fixture.sessionIds(account.userId)).toEqual([foreign])
})
