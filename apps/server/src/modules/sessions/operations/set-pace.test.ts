import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { abortSession } from './abort-session'
import { pingSession } from './ping-session'
import { resumeSession } from './resume-session'
import { setPace } from './set-pace'
import { sweepSessions } from './sweep-sessions'

const minuteMs = 60_000
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('setPace', () => {
  test('lets an interview continue long after the set’s time, and survives a return', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    expect(fixture.show(await setPace(fixture.context, actor, { sessionId, isOwnPace: true })).isOwnPace).toBe(true)
    fixture.deps.clock.advance(10 * 60 * minuteMs)
    await sweepSessions(fixture.context)
    const session = fixture.show(await resumeSession(fixture.context, actor, { sessionId }))
    expect([session.state, session.isOwnPace, session.isAlmostUp]).toEqual(['resumed', true, false])
  })

  test('gives back what was left of the time when it is switched off', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    await setPace(fixture.context, actor, { sessionId, isOwnPace: true })
    for (let step = 0; step < 10; step += 1) {
      fixture.deps.clock.advance(20_000)
      await pingSession(fixture.context, actor, { sessionId, lastSeq: 0 })
    }
    const session = fixture.show(await setPace(fixture.context, actor, { sessionId, isOwnPace: false }))
    expect([session.isOwnPace, session.remainingMs]).toEqual([false, 15 * minuteMs])
  })

  test('refuses an aborted session with SESSION_ENDED', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    await abortSession(fixture.context, actor, { sessionId })
    const run = setPace(fixture.context, actor, { sessionId, isOwnPace: true })
    expect(await getErrorCode(run)).toBe('SESSION_ENDED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND, and changes nothing', async () => {
    const own = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    const run = setPace(fixture.context, other.actor, { sessionId: own.id, isOwnPace: true })
    expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
    const resumed = await resumeSession(fixture.context, own.actor, { sessionId: own.id })
    expect(fixture.show(resumed).isOwnPace).toBe(false)
  })
})
