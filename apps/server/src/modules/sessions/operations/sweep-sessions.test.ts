import { interviewSession } from '@candor/db'
import { remainingMs, sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '../repo/index'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitRetake } from './commit-retake'
import { startRetake } from './start-retake'
import { sweepSessions } from './sweep-sessions'

const worker = { kind: 'worker' } as const
const minuteMs = 60_000
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('sweepSessions', () => {
  test('submits a session once, even if several processes sweep at the same moment', async () => {
    const candidateSession = await fixture.begin(fixture.linkId)
    await fixture.answerAll(candidateSession)
    fixture.deps.clock.advance(sessionLimits.autoSubmitAfterMs + 1)
    await Promise.all([sweepSessions(fixture.context), sweepSessions(fixture.context), sweepSessions(fixture.context)])
    expect(await fixture.listSubmissions(candidateSession.id)).toHaveLength(1)
  })

  test('does nothing for a session with nothing due', async () => {
    await sweepSessions(fixture.context)
    expect(await sweepSessions(fixture.context)).toBe(0)
  })

  test('dates a submission that a retake delayed as if the countdown had not paused', async () => {
    const { candidateSession, input } = await fixture.endInterview()
    const endedAtMs = fixture.deps.clock.nowMs()
    fixture.deps.clock.advance(minuteMs)
    await startRetake(fixture.context, candidateSession.actor, input)
    fixture.deps.clock.advance(20 * minuteMs)
    const turn = createSpokenTurn(input.sessionId, 1, { take: 2 })
    const session = fixture.show(await commitRetake(fixture.context, candidateSession.actor, turn))
    expect(session.autoSubmitAt).toBe(new Date(endedAtMs + 35 * minuteMs).toISOString())
    fixture.deps.clock.advance(14 * minuteMs)
    await sweepSessions(fixture.context)
    const [submission] = await fixture.listSubmissions(input.sessionId)
    expect(submission?.submittedAt.getTime()).toBe(endedAtMs + sessionLimits.autoSubmitAfterMs)
    expect(submission?.createdAt.getTime()).toBe(endedAtMs + 35 * minuteMs)
  })

  test('leaves a candidate alone whose pings were stored apart, and wakes the session later', async () => {
    const { id, actor } = await fixture.begin(fixture.linkId)
    const beganAtMs = fixture.deps.clock.nowMs()
    for (let count = 0; count < 7; count += 1) {
      fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
      await fixture.ping(id, actor)
    }
    expect((await fixture.readStored(id))?.wakeAt?.getTime()).toBe(beganAtMs + sessionLimits.interruptedAfterMs)
    expect(await sweepSessions(fixture.context)).toBe(0)
    const stored = await fixture.readStored(id)
    expect([stored?.phase, stored?.wakeAt?.getTime()]).toEqual([
      'started',
      fixture.deps.clock.nowMs() + sessionLimits.interruptedAfterMs,
    ])
  })

  test('gives the clock back from the last ping, whichever process received it', async () => {
    const { id, actor, view } = await fixture.begin(fixture.linkId)
    const { allowanceMs } = view.row.state.clock
    for (let count = 0; count < 9; count += 1) {
      fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
      await fixture.ping(id, actor)
    }
    // The process that received the pings is killed: another one knows only what is stored.
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs)
    await sweepSessions(fixture.context)
    const row = await fixture.deps.withActor(worker, (tx) => readSession(tx, id))
    const state = row?.state
    if (state === undefined) throw new Error('the session is gone')
    expect([state.state, remainingMs(state, fixture.deps.clock.nowMs())]).toEqual(['interrupted', allowanceMs - 45_000])
    expect(state.answers[0]?.interruptions[0]?.fromMs).toBe(
      fixture.deps.clock.nowMs() - sessionLimits.interruptedAfterMs,
    )
  })

  test('wakes other sessions after one that can’t be read', async () => {
    const unreadable = await fixture.begin(fixture.linkId)
    const candidateSession = await fixture.begin(fixture.linkId)
    await fixture.deps.withActor(worker, (tx) =>
      tx
        .update(interviewSession)
        .set({ state: { version: 0 }, wakeAt: new Date(0) })
        .where(eq(interviewSession.id, unreadable.id)),
    )
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs + 1)
    await sweepSessions(fixture.context)
    const [row] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(interviewSession).where(eq(interviewSession.id, candidateSession.id)),
    )
    expect(row?.phase).toBe('interrupted')
    await fixture.deps.withActor(worker, (tx) =>
      tx.delete(interviewSession).where(eq(interviewSession.id, unreadable.id)),
    )
  })
})
