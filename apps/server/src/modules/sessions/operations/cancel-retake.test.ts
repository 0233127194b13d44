import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { readSession } from '../repo/index'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { cancelRetake } from './cancel-retake'
import { startRetake } from './start-retake'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('cancelRetake', () => {
  test('abandons the retake and offers it again', async () => {
    const { candidateSession, input } = await fixture.endInterview()
    await startRetake(fixture.context, candidateSession.actor, input)
    const session = fixture.show(await cancelRetake(fixture.context, candidateSession.actor, input))
    expect(session.retake).toBeNull()
    expect(session.answers[0]).toMatchObject({ take: 1, retakeReason: 'fault', canRevert: false })
  })

  test('gives back a retake that the set allows', async () => {
    const { candidateSession, input } = await fixture.endInterview([], 1)
    await startRetake(fixture.context, candidateSession.actor, input)
    const session = fixture.show(await cancelRetake(fixture.context, candidateSession.actor, input))
    expect(session).toMatchObject({ retake: null, retakesLeft: 1 })
    expect(session.answers[0]).toMatchObject({ take: 1, retakeReason: 'set' })
  })

  test('refuses an unknown answer and one of another session, and writes nothing', async () => {
    const ended = await fixture.endInterview()
    const { id: sessionId, actor, view } = await fixture.begin(fixture.linkId, { mode: 'chat' })
    fixture.deps.clock.advance(60_000)
    for (const answerId of [fixture.deps.newId(), ended.answerId]) {
      const run = cancelRetake(fixture.context, actor, { sessionId, answerId })
      expect(await getErrorCode(run)).toBe('RETAKE_NOT_OFFERED')
    }
    const stored = await fixture.deps.withActor(actor, (tx) => readSession(tx, sessionId))
    expect(stored?.state).toEqual(view.row.state)
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { input } = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(cancelRetake(fixture.context, other.actor, input))).toBe('SESSION_NOT_FOUND')
  })
})
