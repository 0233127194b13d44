import { authSession } from '@candor/db'
import { signInLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture } from '../../../../testing/account-fixture'
import { listSessions } from './list-sessions'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const openCaller = async (email: string) => {
  const account = await fixture.makeAccount(email)
  return { ...account, sessionId: await fixture.openSession(account.userId), role: 'owner' as const }
}

test('lists the caller’s open sessions, the newest first, and marks the current one', async () => {
  const caller = await openCaller('own@example.org')
  await openCaller('stranger@example.org')
  fixture.deps.clock.advance(1_000)
  const newer = await fixture.openSession(caller.userId)
  const listed = await listSessions(fixture.deps, caller)
  expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [newer, false],
    [caller.sessionId, true],
  ])
})

test('omits expired sessions', async () => {
  const caller = await openCaller('expired@example.org')
  fixture.deps.clock.advance(24 * 3_600_000)
  expect(await listSessions(fixture.deps, caller)).toEqual([])
})

test('omits a session that reached its absolute end although it was used recently (S-06)', async () => {
  const caller = await openCaller('absolute@example.org')
  const nowMs = fixture.deps.clock.nowMs()
  const change = { createdAt: new Date(nowMs - signInLimits.absoluteMs), expiresAt: new Date(nowMs + 3_600_000) }
  await fixture.deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(authSession).set(change).where(eq(authSession.id, caller.sessionId)),
  )
  expect(await listSessions(fixture.deps, caller)).toEqual([])
})
