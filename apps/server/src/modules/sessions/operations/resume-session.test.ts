import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { abortSession } from './abort-session'
import { pingSession } from './ping-session'
import { resumeSession } from './resume-session'
import { sweepSessions } from './sweep-sessions'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('resumeSession', () => {
  test('continues an interrupted interview with the time that was left at the last ping', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    fixture.deps.clock.advance(5_000)
    await pingSession(fixture.context, actor, { sessionId, lastSeq: 0 })
    fixture.deps.clock.advance(10 * 60_000)
    await sweepSessions(fixture.context)
    const session = fixture.show(await resumeSession(fixture.context, actor, { sessionId }))
    expect(session.state).toBe('resumed')
    expect(session.remainingMs).toBe(15 * 60_000 - 5_000)
    expect(session.current?.turn).toBe(1)
  })

  test('refuses an aborted session with SESSION_ENDED', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    await abortSession(fixture.context, actor, { sessionId })
    expect(await getErrorCode(resumeSession(fixture.context, actor, { sessionId }))).toBe('SESSION_ENDED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(resumeSession(fixture.context, other.actor, { sessionId }))).toBe('SESSION_NOT_FOUND')
  })
})
