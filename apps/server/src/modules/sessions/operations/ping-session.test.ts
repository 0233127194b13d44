import { remainingMs, sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { pingSession } from './ping-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('pingSession', () => {
  test('returns the entries after the given number, also for a number that fits no column', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const view = await pingSession(fixture.context, actor, { sessionId, lastSeq: 1 })
    expect(view.journal.map(({ seq }) => seq)).toEqual([2])
    expect((await pingSession(fixture.context, actor, { sessionId, lastSeq: 2 ** 50 })).journal).toEqual([])
  })

  test('refuses another candidate’s session and a missing one alike', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const { actor } = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    for (const sessionId of [id, fixture.deps.newId()]) {
      const run = pingSession(fixture.context, actor, { sessionId, lastSeq: 0 })
      expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
    }
    expect((await fixture.listJournal(id)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('stores the contact without rewriting the session', async () => {
    const { id, actor } = await fixture.begin(fixture.linkId)
    const before = await fixture.readStored(id)
    fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
    const { row } = await fixture.ping(id, actor)
    expect(row.state.clock.lastPingMs).toBe(fixture.deps.clock.nowMs())
    expect(await fixture.readContactMs(id)).toBe(fixture.deps.clock.nowMs())
    expect(await fixture.readStored(id)).toEqual(before)
  })

  test('stores nothing while the clock is stopped', async () => {
    const { id, actor } = await fixture.start(fixture.linkId)
    const before = await fixture.readStored(id)
    fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
    expect((await fixture.ping(id, actor)).row.state.state).toBe('created')
    expect([await fixture.readStored(id), await fixture.readContactMs(id)]).toEqual([before, null])
  })

  test('finds a candidate who was silent for thirty seconds interrupted, at the clock’s value at the last ping', async () => {
    const { id, actor, view } = await fixture.begin(fixture.linkId)
    const { allowanceMs } = view.row.state.clock
    fixture.deps.clock.advance(12_345)
    await fixture.ping(id, actor)
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs)
    const { row } = await fixture.ping(id, actor)
    expect([row.state.state, remainingMs(row.state, fixture.deps.clock.nowMs())]).toEqual([
      'interrupted',
      allowanceMs - 12_345,
    ])
    expect(await fixture.readContactMs(id)).toBeNull()
  })
})
