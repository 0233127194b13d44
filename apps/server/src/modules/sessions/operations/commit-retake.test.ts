import { createOpenAiSpeechToText } from '@candor/ai'
import type { Turn } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, getErrorCode } from '../../../testing/interview-fixture'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitRetake } from './commit-retake'
import { commitTurn } from './commit-turn'
import { declareSegments } from './declare-segments'
import { endSession } from './end-session'
import { startRetake } from './start-retake'

const minuteMs = 60_000
const retakenText = 'Another answer, which replaces the first one.'
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const commit = ({ id, actor }: Pick<CandidateSession, 'id' | 'actor'>, changes: Partial<Turn> = {}) =>
  commitRetake(fixture.context, actor, createSpokenTurn(id, 1, { take: 2, text: retakenText, ...changes }))

describe('commitRetake', () => {
  test('makes the retake current at the first take’s times and leaves the first take unchanged', async () => {
    const { candidateSession, answerId, input } = await fixture.endInterview()
    const [firstTake] = await fixture.listTakes(answerId)
    const answerBefore = await fixture.findAnswer(answerId)
    fixture.deps.clock.advance(2 * minuteMs)
    await startRetake(fixture.context, candidateSession.actor, input)
    fixture.deps.clock.advance(minuteMs)
    const session = fixture.show(await commit(candidateSession))
    expect(session.answers[0]).toMatchObject({
      take: 2,
      text: retakenText,
      faultReport: { faults: [], isUnusable: false },
      retakeReason: null,
      canRevert: true,
    })
    expect([session.retake, session.mode]).toEqual([null, 'chat'])
    expect(await fixture.findAnswer(answerId)).toEqual({ ...answerBefore, currentTake: 2 })
    expect((await fixture.listTakes(answerId))[0]).toEqual(firstTake)
    expect(fixture.show(await commit(candidateSession)).answers[0]?.take).toBe(2)
  })

  test('refuses a retake that was not started with TURN_OUT_OF_ORDER', async () => {
    const { candidateSession, answerId } = await fixture.endInterview([])
    expect(await getErrorCode(commit(candidateSession))).toBe('TURN_OUT_OF_ORDER')
    expect(await fixture.listTakes(answerId)).toHaveLength(1)
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { candidateSession } = await fixture.endInterview()
    const { actor } = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(commit({ id: candidateSession.id, actor }))).toBe('SESSION_NOT_FOUND')
  })

  test('orders a transcript of the retake’s own recording', async () => {
    const speechToText = createOpenAiSpeechToText({ baseUrl: 'http://localhost:9', model: 'whisper-1' })
    const spoken = await openSessionFixture({ speechToText })
    try {
      const { id: sessionId, actor, view } = await spoken.begin(spoken.linkId, { mode: 'chat' })
      const answerId = view.row.state.answers[0]?.answerId ?? ''
      const faults = [{ kind: 'muted' as const, startMs: 10_000, endMs: 30_000 }]
      await commitTurn(spoken.context, actor, createSpokenTurn(sessionId, 1))
      await endSession(spoken.context, actor, { sessionId })
      await declareSegments(spoken.context, actor, { sessionId, answerId, take: 1, segmentCount: 0, faults })
      await startRetake(spoken.context, actor, { sessionId, answerId })
      const turn = createSpokenTurn(sessionId, 1, { take: 2, source: 'server', text: null, segmentCount: 1 })
      await commitRetake(spoken.context, actor, turn)
      expect(spoken.deps.sentJobs.at(-1)).toMatchObject({
        queue: 'transcribe-take',
        data: { sessionId, answerId, turn: 1, take: 2 },
      })
    } finally {
      await spoken.close()
    }
  })
})
