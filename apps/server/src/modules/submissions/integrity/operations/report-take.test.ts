import { integrityTake } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { endSession } from '../../../sessions/operations/end-session'
import { allConsents, createReport, type IntegrityFixture, openIntegrity } from '../testing/open-integrity'
import { commentOnSignals } from './comment-on-signals'

const worker = { kind: 'worker' } as const
let fixture: IntegrityFixture

beforeAll(async () => {
  fixture = await openIntegrity()
})
afterAll(() => fixture.close())

describe('reportTake', () => {
  test('shows both sides the same signals', async () => {
    const candidateSession = await fixture.beginSession()
    await fixture.report(candidateSession)
    const view = await fixture.readAsCompany(candidateSession)
    expect(view).toEqual(await fixture.readAsCandidate(candidateSession))
    expect(view).toMatchObject({ availability: 'available', quality: { trackedShare: 0.97, samplesPerSecond: 2 } })
    expect(view.signals.map(({ id, band, totalMs }) => [id, band, totalMs])).toEqual([
      ['multiple_faces', 'none', 0],
      ['face_out_of_view', 'review', 7_000],
      ['gaze_away', 'low', 5_500],
      ['eye_contact', 'none', 0],
    ])
    expect(view.intervals.map(({ kind, startMs, confidence }) => [kind, startMs, confidence])).toEqual([
      ['face_out_of_view', 4_000, 0.9],
      ['gaze_away', 20_000, 0.665],
    ])
  })

  test('changes nothing when repeated; a later report replaces it and keeps the comments on its moments', async () => {
    const candidateSession = await fixture.beginSession()
    await fixture.report(candidateSession)
    const before = await fixture.readAsCandidate(candidateSession)
    await fixture.report(candidateSession)
    expect(await fixture.readAsCandidate(candidateSession)).toEqual(before)
    const intervalId = before.intervals[0]?.id ?? ''
    await commentOnSignals(fixture.deps, candidateSession.actor, {
      sessionId: candidateSession.id,
      intervalId,
      text: 'The doorbell.',
    })
    const [first] = createReport(candidateSession).intervals
    await fixture.report(candidateSession, { intervals: first ? [{ ...first, endMs: 12_000 }] : [] })
    const { intervals } = await fixture.readAsCompany(candidateSession)
    expect(intervals.map(({ id, endMs, comment }) => [id, endMs, comment])).toEqual([
      [intervalId, 12_000, 'The doorbell.'],
    ])
  })

  test('stores only the valid spans: not repeated ones, not ones that end before they begin, none beyond a day', async () => {
    const candidateSession = await fixture.beginSession()
    const [first] = createReport(candidateSession).intervals
    if (first === undefined) throw new Error('no span')
    const wild = { ...first, kind: 'multiple_faces' as const, startMs: 9e12, endMs: 9e12 }
    await fixture.report(candidateSession, {
      intervals: [first, first, { ...first, startMs: 30_000 }, wild],
      observedMs: 9e12,
    })
    const { intervals } = await fixture.readAsCandidate(candidateSession)
    expect(intervals.map(({ kind, startMs }) => [kind, startMs])).toEqual([
      ['face_out_of_view', 4_000],
      ['multiple_faces', 86_400_000],
    ])
  })

  test('stores only the refusal of a candidate who did not agree', async () => {
    const candidateSession = await fixture.beginSession({ consents: allConsents.slice(0, 2) })
    expect((await fixture.readAsCompany(candidateSession)).availability).toBe('opted_out')
    await fixture.report(candidateSession)
    expect(await fixture.readAsCompany(candidateSession)).toEqual({
      availability: 'opted_out',
      signals: [],
      intervals: [],
      quality: null,
      comment: null,
    })
    const [row] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(integrityTake).where(eq(integrityTake.sessionId, candidateSession.id)),
    )
    expect(row).toMatchObject({ availability: 'opted_out', speakingMs: 0, gazeAwayShare: null })
  })

  test('reports a device that could not observe as not available, never as clean', async () => {
    const candidateSession = await fixture.beginSession()
    expect((await fixture.readAsCompany(candidateSession)).availability).toBe('not_available')
    await fixture.report(candidateSession, { availability: 'not_available' })
    expect(await fixture.readAsCompany(candidateSession)).toMatchObject({
      availability: 'not_available',
      signals: [],
      intervals: [],
    })
  })

  test('rejects a report without signals in the set, for another’s answer, for a take that does not exist, and after the deadline', async () => {
    const plain = await fixture.beginSession({ linkId: (await fixture.makeSet()).linkId })
    expect(await getErrorCode(fixture.report(plain))).toBe('INTEGRITY_OFF')
    expect((await fixture.readAsCompany(plain)).availability).toBe('off')
    const mine = await fixture.beginSession()
    const other = await fixture.beginAnother(mine)
    expect(await getErrorCode(fixture.report(mine, { answerId: createReport(other).answerId }))).toBe(
      'SESSION_NOT_FOUND',
    )
    const theirs = await fixture.beginSession()
    const { answerId } = createReport(theirs)
    expect(await getErrorCode(fixture.report(mine, { sessionId: theirs.id, answerId }))).toBe('SESSION_NOT_FOUND')
    expect(await getErrorCode(fixture.report(mine, { take: 2 }))).toBe('SESSION_NOT_FOUND')
    await endSession(fixture.context, mine.actor, { sessionId: mine.id })
    await fixture.report(mine)
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await getErrorCode(fixture.report(mine))).toBe('SESSION_ENDED')
  })
})
