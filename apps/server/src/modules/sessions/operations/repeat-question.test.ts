import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { endSession } from './end-session'
import { repeatQuestion } from './repeat-question'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('repeatQuestion', () => {
  test('gives back the time in which the question is heard again, and notes nothing', async () => {
    const { id: sessionId, actor, view } = await fixture.begin(fixture.linkId)
    fixture.deps.clock.advance(20_000)
    const before = fixture.show(view)
    const after = fixture.show(await repeatQuestion(fixture.context, actor, { sessionId, turn: 1 }))
    const heardMs = 400 + 75 * (before.current?.questionText.length ?? 0)
    expect(after.remainingMs).toBe(15 * 60_000 - 20_000 + heardMs)
    expect([after.messages, after.answers]).toEqual([before.messages, before.answers])
  })

  test('refuses a turn that doesn’t wait for an answer with TURN_OUT_OF_ORDER', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const run = repeatQuestion(fixture.context, actor, { sessionId, turn: 2 })
    expect(await getErrorCode(run)).toBe('TURN_OUT_OF_ORDER')
  })

  test('refuses an interview that is over with SESSION_ENDED', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    await endSession(fixture.context, actor, { sessionId })
    const run = repeatQuestion(fixture.context, actor, { sessionId, turn: 1 })
    expect(await getErrorCode(run)).toBe('SESSION_ENDED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    const run = repeatQuestion(fixture.context, other.actor, { sessionId, turn: 1 })
    expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
  })
})
