import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { readSession } from '../repo/index'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitRetake } from './commit-retake'
import { revertRetake } from './revert-retake'
import { startRetake } from './start-retake'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('revertRetake', () => {
  test('makes the first take current again, unchanged, and saves the retake', async () => {
    const { candidateSession, answerId, input } = await fixture.endInterview()
    const [firstTake] = await fixture.listTakes(answerId)
    const answerBefore = await fixture.findAnswer(answerId)
    await startRetake(fixture.context, candidateSession.actor, input)
    const retake = createSpokenTurn(candidateSession.id, 1, { take: 2, text: 'Another answer.' })
    await commitRetake(fixture.context, candidateSession.actor, retake)
    const session = fixture.show(await revertRetake(fixture.context, candidateSession.actor, input))
    expect(session.answers[0]).toMatchObject({
      take: 1,
      text: firstTake?.text,
      retakeReason: 'fault',
      canRevert: false,
    })
    const [first, second] = await fixture.listTakes(answerId)
    expect([first, second?.text]).toEqual([firstTake, 'Another answer.'])
    expect(await fixture.findAnswer(answerId)).toEqual(answerBefore)
  })

  test('does not give back a retake that the set allowed', async () => {
    const { candidateSession, input } = await fixture.endInterview([], 1)
    const { actor, id } = candidateSession
    await startRetake(fixture.context, actor, input)
    const committed = await commitRetake(fixture.context, actor, createSpokenTurn(id, 1, { take: 2, text: 'Another.' }))
    expect(fixture.show(committed).retakesLeft).toBe(0)
    const session = fixture.show(await revertRetake(fixture.context, actor, input))
    expect(session.answers[0]).toMatchObject({ take: 1, retakeReason: null, canRevert: false })
    expect(session.retakesLeft).toBe(0)
    expect(await getErrorCode(startRetake(fixture.context, actor, input))).toBe('RETAKE_NOT_OFFERED')
  })

  test('refuses an answer that was not retaken with RETAKE_NOT_OFFERED', async () => {
    const { candidateSession, input } = await fixture.endInterview()
    expect(await getErrorCode(revertRetake(fixture.context, candidateSession.actor, input))).toBe('RETAKE_NOT_OFFERED')
  })

  test('refuses an unknown answer and one of another session, and writes nothing', async () => {
    const ended = await fixture.endInterview()
    const { id: sessionId, actor, view } = await fixture.begin(fixture.linkId, { mode: 'chat' })
    fixture.deps.clock.advance(60_000)
    for (const answerId of [fixture.deps.newId(), ended.answerId]) {
      const run = revertRetake(fixture.context, actor, { sessionId, answerId })
      expect(await getErrorCode(run)).toBe('RETAKE_NOT_OFFERED')
    }
    const stored = await fixture.deps.withActor(actor, (tx) => readSession(tx, sessionId))
    expect(stored?.state).toEqual(view.row.state)
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { input } = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(revertRetake(fixture.context, other.actor, input))).toBe('SESSION_NOT_FOUND')
  })
})
