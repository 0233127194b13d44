import { consent, dataSubject, integrityComment, integrityInterval, integrityTake } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTypedTurn } from '../../../testing/interview-fixture'
import { commitRetake } from '../../sessions/operations/commit-retake'
import { commitTurn } from '../../sessions/operations/commit-turn'
import { declareSegments } from '../../sessions/operations/declare-segments'
import { revertRetake } from '../../sessions/operations/revert-retake'
import { startRetake } from '../../sessions/operations/start-retake'
import { commentOnSignals } from './operations/comment-on-signals'
import { createReport, type IntegrityFixture, openIntegrity } from './testing/open-integrity'

const worker = { kind: 'worker' } as const
let fixture: IntegrityFixture

beforeAll(async () => {
  fixture = await openIntegrity()
})
afterAll(() => fixture.close())

describe('integrity data of an interview', () => {
  test('integrity data shows nothing of a take that is not current, not even that it exists', async () => {
    const candidateSession = await fixture.beginSession()
    const spoken = { mode: 'chat', source: 'device', speechMs: 40_000, durationMs: 50_000 } as const
    let { view } = candidateSession
    for (const turn of [1, 2]) {
      view = await commitTurn(fixture.context, candidateSession.actor, {
        ...createTypedTurn(candidateSession.id, turn),
        ...spoken,
      })
    }
    await fixture.report(candidateSession)
    const { answerId } = createReport(candidateSession)
    const faults = [{ kind: 'muted' as const, startMs: 10_000, endMs: 30_000 }]
    await declareSegments(fixture.context, candidateSession.actor, {
      ...createReport(candidateSession),
      segmentCount: 0,
      faults,
    })
    expect(view.row.state.state).toBe('ended')
    await startRetake(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, answerId })
    const again = {
      ...createTypedTurn(candidateSession.id, 1, `Again: ${createTypedTurn('', 1).text}`),
      ...spoken,
      take: 2,
    }
    await commitRetake(fixture.context, candidateSession.actor, again)
    await fixture.report(candidateSession, { take: 2, intervals: [], gazeAwayShare: 0, trackedShare: 0.9 })
    const retaken = await fixture.readAsCompany(candidateSession)
    expect(retaken).toMatchObject({ availability: 'available', intervals: [], quality: { trackedShare: 0.9 } })
    expect(JSON.stringify(retaken)).not.toMatch(/take"/)
    await revertRetake(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
      answerId,
    })
    expect((await fixture.readAsCompany(candidateSession)).intervals).toHaveLength(2)
  })

  test('integrity data is deleted with the person', async () => {
    const candidateSession = await fixture.beginSession()
    await fixture.report(candidateSession)
    await commentOnSignals(fixture.deps, candidateSession.actor, {
      sessionId: candidateSession.id,
      intervalId: null,
      text: 'Words',
    })
    const { dataSubjectId } = candidateSession.actor
    const left = () =>
      fixture.deps.withActor(worker, async (tx) => {
        const takes = await tx.select().from(integrityTake).where(eq(integrityTake.dataSubjectId, dataSubjectId))
        const spans = await tx
          .select()
          .from(integrityInterval)
          .where(eq(integrityInterval.dataSubjectId, dataSubjectId))
        const words = await tx.select().from(integrityComment).where(eq(integrityComment.dataSubjectId, dataSubjectId))
        const consents = await tx.select().from(consent).where(eq(consent.dataSubjectId, dataSubjectId))
        return [takes.length, spans.length, words.length, consents.length]
      })
    expect(await left()).toEqual([1, 2, 1, 3])
    await fixture.deps.withActor(worker, (tx) => tx.delete(dataSubject).where(eq(dataSubject.id, dataSubjectId)))
    expect(await left()).toEqual([0, 0, 0, 0])
  })
})
