import { linkLimits, sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { readSession } from '../repo/index'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
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
