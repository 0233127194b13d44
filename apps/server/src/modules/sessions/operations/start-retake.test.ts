import { linkLimits, sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { updateSet } from '../../sets/operations/update-set'
import { readSession } from '../repo/index'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { startRetake } from './start-retake'
import { sweepSessions } from './sweep-sessions'

const minuteMs = 60_000
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('startRetake', () => {
  test('starts one retake for twenty concurrent requests and pauses the automatic submission', async () => {
    const { candidateSession, answerId, input, session } = await fixture.endInterview()
    const views = await Promise.all(
      Array.from({ length: 20 }, () => startRetake(fixture.context, candidateSession.actor, input)),
    )
    const sessions = views.map(fixture.show)
    expect(new Set(sessions.map(({ retake }) => retake?.take))).toEqual(new Set([2]))
    expect(sessions[0]?.retake).toMatchObject({
      answerId,
      turn: 1,
      questionText: session.messages.find((entry) => entry.type === 'question')?.content,
      expiresAt: new Date(fixture.deps.clock.nowMs() + linkLimits.autoSubmitPauseMs).toISOString(),
    })
    const journal = await fixture.listJournal(candidateSession.id)
    expect(journal.filter((row) => JSON.stringify(row.payload).includes('started'))).toHaveLength(1)
    fixture.deps.clock.advance(sessionLimits.autoSubmitAfterMs + minuteMs)
    await sweepSessions(fixture.context)
    expect(await fixture.listSubmissions(candidateSession.id)).toEqual([])
  })

  test('refuses an intact answer with RETAKE_NOT_OFFERED', async () => {
    const { candidateSession, input } = await fixture.endInterview([])
    expect(await getErrorCode(startRetake(fixture.context, candidateSession.actor, input))).toBe('RETAKE_NOT_OFFERED')
  })

  test('starts a retake of an intact answer if the set allows one', async () => {
    const { candidateSession, answerId, input } = await fixture.endInterview([], 1)
    const session = fixture.show(await startRetake(fixture.context, candidateSession.actor, input))
    expect(session).toMatchObject({ retake: { answerId, take: 2, reason: 'set' }, numberOfRetakes: 1, retakesLeft: 1 })
  })

  test('allows what the set allowed when the interview began, whatever the set says since', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, numberOfRetakes: 1 }))
    const { id, actor, ...candidateSession } = await fixture.begin(set.linkId, { mode: 'chat' })
    const content = { ...set.content, numberOfRetakes: 0 }
    await updateSet(fixture.deps, fixture.member, { id: set.id, content })
    const { answers } = fixture.show(await fixture.answerAll({ id, actor, ...candidateSession }, createSpokenTurn))
    const input = { sessionId: id, answerId: answers[0]?.answerId ?? '' }
    expect(fixture.show(await startRetake(fixture.context, actor, input)).retake?.reason).toBe('set')
  })

  test('refuses an intact answer of a practice, whatever the set allows', async () => {
    const { linkId } = await fixture.makeSet((content) => ({ ...content, numberOfRetakes: 2 }))
    const practice = await fixture.begin(linkId, { mode: 'chat', isPractice: true })
    const session = fixture.show(await fixture.answerAll(practice))
    expect([session.state, session.retakesLeft]).toEqual(['ended', 0])
    const input = { sessionId: practice.id, answerId: session.answers[0]?.answerId ?? '' }
    expect(await getErrorCode(startRetake(fixture.context, practice.actor, input))).toBe('RETAKE_NOT_OFFERED')
  })

  test('refuses an unknown answer and one of another session, and writes nothing', async () => {
    const ended = await fixture.endInterview()
    const { id: sessionId, actor, view } = await fixture.begin(fixture.linkId, { mode: 'chat' })
    fixture.deps.clock.advance(minuteMs)
    for (const answerId of [fixture.deps.newId(), ended.answerId]) {
      const run = startRetake(fixture.context, actor, { sessionId, answerId })
      expect(await getErrorCode(run)).toBe('RETAKE_NOT_OFFERED')
    }
    const stored = await fixture.deps.withActor(actor, (tx) => readSession(tx, sessionId))
    expect(stored?.state).toEqual(view.row.state)
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { input } = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(startRetake(fixture.context, other.actor, input))).toBe('SESSION_NOT_FOUND')
  })
})
