import { linkLimits, sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitRetake } from './commit-retake'
import { endSession } from './end-session'
import { startRetake } from './start-retake'
import { submitSession } from './submit-session'
import { sweepSessions } from './sweep-sessions'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('submitSession', () => {
  test('creates one submission for twenty concurrent requests', async () => {
    const { id: sessionId, actor, ...begun } = await fixture.begin(fixture.linkId)
    await fixture.answerAll({ id: sessionId, actor, ...begun })
    const sentBefore = fixture.deps.sentJobs.length
    const views = await Promise.all(
      Array.from({ length: 20 }, () => submitSession(fixture.context, actor, { sessionId })),
    )
    expect(views.every((view) => view.row.state.isSubmitted)).toBe(true)
    expect(await fixture.listSubmissions(sessionId)).toHaveLength(1)
    const sent = fixture.deps.sentJobs.slice(sentBefore).map(({ queue }) => queue)
    expect(sent).toEqual(['deliver-events', 'assess-submission'])
  })

  test('refuses a session without answers with NOTHING_ANSWERED', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    await endSession(fixture.context, actor, { sessionId })
    expect(await getErrorCode(submitSession(fixture.context, actor, { sessionId }))).toBe('NOTHING_ANSWERED')
    expect(await fixture.listSubmissions(sessionId)).toEqual([])
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { input } = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(submitSession(fixture.context, other.actor, input))).toBe('SESSION_NOT_FOUND')
    expect(await fixture.listSubmissions(input.sessionId)).toEqual([])
  })

  test('writes nothing if the job can’t be sent', async () => {
    const candidateSession = await fixture.begin(fixture.linkId)
    const { id: sessionId, actor } = candidateSession
    const ended = await fixture.answerAll(candidateSession)
    const jobs = { send: () => Promise.reject(new Error('no queue')) }
    const broken = { ...fixture.context, deps: { ...fixture.deps, jobs } }
    expect(await getErrorCode(submitSession(broken, actor, { sessionId }))).toBe('no queue')
    expect(await fixture.listSubmissions(sessionId)).toEqual([])
    expect(await fixture.listJournal(sessionId)).toHaveLength(ended.row.state.lastSeq)
    await submitSession(fixture.context, actor, { sessionId })
    expect(await fixture.listSubmissions(sessionId)).toHaveLength(1)
  })

  test('submits with or without the retake and loses nothing, whichever commits first (I-24)', async () => {
    const outcomes = new Set<string>()
    for (const lead of ['retake', 'sweep', 'submit'] as const) {
      const { candidateSession, answerId, input } = await fixture.endInterview()
      const { actor } = candidateSession
      await startRetake(fixture.context, actor, input)
      fixture.deps.clock.advance(linkLimits.autoSubmitPauseMs)
      fixture.deps.clock.advance(lead === 'retake' ? -1 : sessionLimits.autoSubmitAfterMs)
      const turn = createSpokenTurn(input.sessionId, 1, { take: 2, text: 'Another answer.' })
      const runs = {
        retake: () => getErrorCode(commitRetake(fixture.context, actor, turn)),
        sweep: () => getErrorCode(sweepSessions(fixture.context)),
        submit: () => getErrorCode(submitSession(fixture.context, actor, input)),
      }
      const order = [lead, ...(['submit', 'retake', 'sweep'] as const).filter((name) => name !== lead)]
      await Promise.all(order.map((name) => runs[name]()))
      await sweepSessions(fixture.context)
      expect(await fixture.listSubmissions(input.sessionId)).toHaveLength(1)
      const takes = await fixture.listTakes(answerId)
      const currentTake = (await fixture.findAnswer(answerId))?.currentTake
      expect(takes[0]?.text).toBe(createSpokenTurn('', 1).text)
      expect(takes.map(({ take }) => take)).toContain(currentTake)
      outcomes.add(`${lead} ${currentTake}`)
    }
    expect(outcomes.has('sweep 1')).toBe(true)
  })
})
