import { createOpenAiSpeechToText } from '@candor/ai'
import { upload } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transcribeTakeQueue } from '../queues'
import { createSpokenTurn, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitTurn } from './commit-turn'
import { orderTranscript } from './order-transcript'

let fixture: SessionFixture

beforeAll(async () => {
  const speechToText = createOpenAiSpeechToText({ baseUrl: 'http://localhost:9', model: 'whisper-1' })
  fixture = await openSessionFixture({ speechToText })
})
afterAll(() => fixture.close())

/** A committed answer whose recording has two segments. */
const commitAnswer = async () => {
  const { id: sessionId, actor, view } = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const answerId = view.row.state.answers[0]?.answerId ?? ''
  const turn = createSpokenTurn(sessionId, 1, { text: null, source: 'server', segmentCount: 2 })
  await commitTurn(fixture.context, actor, turn)
  const sealSegment = (segmentIndex: number) =>
    fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(upload).values({
        id: fixture.deps.newId(),
        organizationId: actor.organizationId,
        dataSubjectId: actor.dataSubjectId,
        sessionId,
        answerId,
        take: 1,
        segmentIndex,
        storageKey: fixture.deps.newToken(9),
        mime: 'video/webm',
        startOffsetMs: 0,
        durationMs: 10_000,
        state: 'sealed',
        createdAt: new Date(fixture.deps.clock.nowMs()),
      }),
    )
  return { sealed: { sessionId, answerId, take: 1 }, sealSegment }
}
const countOrders = () => fixture.deps.sentJobs.filter(({ queue }) => queue === transcribeTakeQueue).length

describe('orderTranscript', () => {
  test('orders the transcript once the last segment is sealed, and not before', async () => {
    const { sealed, sealSegment } = await commitAnswer()
    const before = countOrders()
    await sealSegment(0)
    await orderTranscript(fixture.context, sealed)
    expect(countOrders()).toBe(before)
    await sealSegment(1)
    await orderTranscript(fixture.context, sealed)
    expect(countOrders()).toBe(before + 1)
    expect(fixture.deps.sentJobs.at(-1)).toMatchObject({ data: { ...sealed, turn: 1 } })
  })

  test('orders nothing for an unknown take', async () => {
    const { sealed } = await commitAnswer()
    const before = countOrders()
    await orderTranscript(fixture.context, { ...sealed, take: 2 })
    expect(countOrders()).toBe(before)
  })
})
