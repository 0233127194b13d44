import type { ReportedFault } from '@candor/contract'
import { upload } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, getErrorCode } from '../../../testing/interview-fixture'
import { type EndedInterview, mutedFault, openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { declareSegments } from './declare-segments'
import { submitSession } from './submit-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const declare = (
  { candidateSession, input }: EndedInterview,
  changes: Partial<Parameters<typeof declareSegments>[2]> = {},
  actor: CandidateSession['actor'] = candidateSession.actor,
) => declareSegments(fixture.context, actor, { ...input, take: 1, segmentCount: 0, faults: [mutedFault], ...changes })

/** Inserts the only segment of the first answer; it is shorter than the answer. */
const insertSegment = ({ candidateSession, input }: EndedInterview) => {
  const { organizationId, dataSubjectId } = candidateSession.actor
  return fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.insert(upload).values({
      ...input,
      id: fixture.deps.newId(),
      organizationId,
      dataSubjectId,
      take: 1,
      segmentIndex: 0,
      storageKey: fixture.deps.newToken(9),
      mime: 'video/webm',
      startOffsetMs: 0,
      durationMs: 30_000,
      state: 'sealed',
      createdAt: new Date(fixture.deps.clock.nowMs()),
    }),
  )
}

describe('declareSegments', () => {
  test('stores reported faults, which grant a free retake of an answer that they made unusable', async () => {
    const { session } = await fixture.endInterview()
    const [first, second] = session.answers
    expect(first).toMatchObject({
      faultReport: { faults: [mutedFault], lostMs: 20_000, isUnusable: true },
      retakeReason: 'fault',
      canRevert: false,
    })
    expect(second).toMatchObject({ faultReport: { faults: [], lostMs: 0, isUnusable: false }, retakeReason: null })
  })

  test('stores a fault that is reported again once, with its latest end', async () => {
    const open: ReportedFault = { ...mutedFault, endMs: null }
    const ended = await fixture.endInterview([open])
    await declare(ended, { faults: [open, mutedFault] })
    await declare(ended, { faults: [mutedFault] })
    const stored = await fixture.listFaults(ended.answerId)
    expect(stored.map(({ kind, startMs, endMs }) => ({ kind, startMs, endMs }))).toEqual([mutedFault])
  })

  test('stores at most two hundred faults per take', async () => {
    const createMany = (fromMs: number) =>
      Array.from({ length: 150 }, (_, index) => ({ ...mutedFault, startMs: fromMs + index, endMs: null }))
    const ended = await fixture.endInterview(createMany(0))
    await declare(ended, { faults: createMany(1_000) })
    expect(await fixture.listFaults(ended.answerId)).toHaveLength(200)
  })

  test('stores nothing for a foreign session, an unknown answer or an unknown take', async () => {
    const ended = await fixture.endInterview([])
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(declare(ended, {}, other.actor))).toBe('SESSION_NOT_FOUND')
    expect(await getErrorCode(declare(ended, { answerId: fixture.deps.newId() }))).toBe('TURN_OUT_OF_ORDER')
    expect(await getErrorCode(declare(ended, { take: 2 }))).toBe('TURN_OUT_OF_ORDER')
    expect(await fixture.listFaults(ended.answerId)).toEqual([])
  })

  test('accepts faults for a day after the end and refuses later ones with SESSION_ENDED', async () => {
    const ended = await fixture.endInterview([])
    await submitSession(fixture.context, ended.candidateSession.actor, ended.input)
    const [first] = fixture.show(await declare(ended)).answers
    expect(first).toMatchObject({ faultReport: { isUnusable: true }, retakeReason: null })
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await getErrorCode(declare(ended))).toBe('SESSION_ENDED')
  })

  test('finds a short or damaged recording without a reported fault', async () => {
    const ended = await fixture.endInterview([])
    expect(ended.session.answers[0]?.retakeReason).toBeNull()
    await insertSegment(ended)
    const [short] = fixture.show(await declare(ended, { segmentCount: 1, faults: [] })).answers
    expect(short?.faultReport.faults).toEqual([{ kind: 'gap', startMs: 30_000, endMs: 50_000 }])
    expect(short?.retakeReason).toBe('fault')
    const damagedAt = new Date(fixture.deps.clock.nowMs())
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(upload).set({ durationMs: 50_000, damagedAt }).where(eq(upload.answerId, ended.answerId)),
    )
    const [damaged] = fixture.show(await declare(ended, { segmentCount: 1, faults: [] })).answers
    expect(damaged?.faultReport.faults).toEqual([{ kind: 'damaged', startMs: 0, endMs: 50_000 }])
  })
})
