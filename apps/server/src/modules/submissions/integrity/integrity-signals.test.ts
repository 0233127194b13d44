import type { IntegrityReport, SetContent } from '@candor/contract'
import { setAssessmentPreset } from '@candor/contract'
import { consent, dataSubject, integrityComment, integrityInterval, integrityTake } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  createTypedTurn,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { beginInterview } from '../../sessions/operations/begin-interview'
import { commitRetake } from '../../sessions/operations/commit-retake'
import { commitTurn } from '../../sessions/operations/commit-turn'
import { declareSegments } from '../../sessions/operations/declare-segments'
import { endSession } from '../../sessions/operations/end-session'
import { revertRetake } from '../../sessions/operations/revert-retake'
import { startInterview } from '../../sessions/operations/start-interview'
import { startRetake } from '../../sessions/operations/start-retake'
import { commentOnSignals } from './operations/comment-on-signals'
import { reportTake } from './operations/report-take'
import { readIntegrity } from './read-integrity'

let fixture: InterviewFixture
let linkId: string

const noticing = (content: SetContent): SetContent => ({
  ...content,
  assessment: { ...setAssessmentPreset, hasIntegritySignals: true },
})
beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet(noticing)).linkId
})
afterAll(() => fixture.close())

const worker = { kind: 'worker' } as const
const consentTo = (purpose: 'recording' | 'ai' | 'integrity_signals') => ({
  purpose,
  version: '1',
  textSha256: 'a'.repeat(64),
})
const agreed = [consentTo('recording'), consentTo('ai'), consentTo('integrity_signals')]

const begin = (of: { linkId?: string; consents?: typeof agreed } = {}): Promise<CandidateSession> =>
  fixture.begin(of.linkId ?? linkId, { mode: 'chat', consents: of.consents ?? agreed })

const reportOf = (candidateSession: CandidateSession, change: Partial<IntegrityReport> = {}): IntegrityReport => ({
  sessionId: candidateSession.id,
  answerId: candidateSession.view.row.state.answers[0]?.answerId ?? '',
  take: 1,
  availability: 'available',
  intervals: [
    { kind: 'face_out_of_view', startMs: 4_000, endMs: 11_000, confidence: 0.9, light: 'good', trackedShare: 1 },
    { kind: 'gaze_away', startMs: 20_000, endMs: 25_500, confidence: 0.665, light: 'good', trackedShare: 0.9 },
  ],
  observedMs: 50_000,
  speakingMs: 30_000,
  trackedShare: 0.97,
  samplesPerSecond: 2,
  light: 'good',
  gazeAwayShare: 0.2,
  eyeContactShare: 0.6,
  ...change,
})
/** The same person in another interview: no policy of the tables keeps the two apart. */
const beginAnother = async (candidateSession: CandidateSession): Promise<CandidateSession> => {
  const other = await fixture.makeSet(noticing)
  const wish = fixture.createStartInput(other.linkId, { mode: 'chat', consents: agreed })
  const { view } = await startInterview(fixture.context, candidateSession.caller, wish)
  const { id } = view.row
  return {
    ...candidateSession,
    id,
    view: await beginInterview(fixture.context, candidateSession.actor, { sessionId: id, mode: 'chat' }),
  }
}
const report = (candidateSession: CandidateSession, change: Partial<IntegrityReport> = {}) =>
  reportTake(fixture.deps, candidateSession.actor, reportOf(candidateSession, change))
const asCandidate = (candidateSession: CandidateSession) =>
  fixture.deps.withActor(candidateSession.actor, (tx) => readIntegrity(tx, candidateSession.id))
const asCompany = (candidateSession: CandidateSession) =>
  fixture.deps.withActor(fixture.member, (tx) => readIntegrity(tx, candidateSession.id))

describe('a report', () => {
  test('is shown to both sides in the same words', async () => {
    const candidateSession = await begin()
    await report(candidateSession)
    const view = await asCompany(candidateSession)
    expect(view).toEqual(await asCandidate(candidateSession))
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

  test('that is repeated changes nothing, and a later one replaces it without losing comments on a moment', async () => {
    const candidateSession = await begin()
    await report(candidateSession)
    const before = await asCandidate(candidateSession)
    await report(candidateSession)
    expect(await asCandidate(candidateSession)).toEqual(before)
    const intervalId = before.intervals[0]?.id ?? ''
    await commentOnSignals(fixture.deps, candidateSession.actor, {
      sessionId: candidateSession.id,
      intervalId,
      text: 'The doorbell.',
    })
    const [first] = reportOf(candidateSession).intervals
    await report(candidateSession, { intervals: first ? [{ ...first, endMs: 12_000 }] : [] })
    const { intervals } = await asCompany(candidateSession)
    expect(intervals.map(({ id, endMs, comment }) => [id, endMs, comment])).toEqual([
      [intervalId, 12_000, 'The doorbell.'],
    ])
  })

  test('with a repeated span, a span that ends before it begins and times beyond any clock is stored as far as it is valid', async () => {
    const candidateSession = await begin()
    const [first] = reportOf(candidateSession).intervals
    if (first === undefined) throw new Error('no span')
    const wild = { ...first, kind: 'multiple_faces' as const, startMs: 9e12, endMs: 9e12 }
    await report(candidateSession, { intervals: [first, first, { ...first, startMs: 30_000 }, wild], observedMs: 9e12 })
    const { intervals } = await asCandidate(candidateSession)
    expect(intervals.map(({ kind, startMs }) => [kind, startMs])).toEqual([
      ['face_out_of_view', 4_000],
      ['multiple_faces', 86_400_000],
    ])
  })

  test('of a candidate who did not agree stores only the refusal', async () => {
    const candidateSession = await begin({ consents: agreed.slice(0, 2) })
    expect((await asCompany(candidateSession)).availability).toBe('opted_out')
    await report(candidateSession)
    expect(await asCompany(candidateSession)).toEqual({
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

  test('of a device that could not look is "not available", never clean', async () => {
    const candidateSession = await begin()
    expect((await asCompany(candidateSession)).availability).toBe('not_available')
    await report(candidateSession, { availability: 'not_available' })
    expect(await asCompany(candidateSession)).toMatchObject({
      availability: 'not_available',
      signals: [],
      intervals: [],
    })
  })

  test('is refused if the set does not use signals, for another’s answer, for a take that does not exist, and too late', async () => {
    const plain = await begin({ linkId: (await fixture.makeSet()).linkId })
    expect(await getErrorCode(report(plain))).toBe('INTEGRITY_OFF')
    expect((await asCompany(plain)).availability).toBe('off')
    const mine = await begin()
    const other = await beginAnother(mine)
    expect(await getErrorCode(report(mine, { answerId: reportOf(other).answerId }))).toBe('SESSION_NOT_FOUND')
    const theirs = await begin()
    const { answerId } = reportOf(theirs)
    expect(await getErrorCode(report(mine, { sessionId: theirs.id, answerId }))).toBe('SESSION_NOT_FOUND')
    expect(await getErrorCode(report(mine, { take: 2 }))).toBe('SESSION_NOT_FOUND')
    await endSession(fixture.context, mine.actor, { sessionId: mine.id })
    await report(mine)
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await getErrorCode(report(mine))).toBe('SESSION_ENDED')
  })
})

describe('a take that is not current', () => {
  test('is visible to no one: neither its moments nor that it exists', async () => {
    const candidateSession = await begin()
    const spoken = { mode: 'chat', source: 'device', speechMs: 40_000, durationMs: 50_000 } as const
    let { view } = candidateSession
    for (const turn of [1, 2]) {
      view = await commitTurn(fixture.context, candidateSession.actor, {
        ...createTypedTurn(candidateSession.id, turn),
        ...spoken,
      })
    }
    await report(candidateSession)
    const { answerId } = reportOf(candidateSession)
    const faults = [{ kind: 'muted' as const, startMs: 10_000, endMs: 30_000 }]
    await declareSegments(fixture.context, candidateSession.actor, {
      ...reportOf(candidateSession),
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
    await report(candidateSession, { take: 2, intervals: [], gazeAwayShare: 0, trackedShare: 0.9 })
    const retaken = await asCompany(candidateSession)
    expect(retaken).toMatchObject({ availability: 'available', intervals: [], quality: { trackedShare: 0.9 } })
    expect(JSON.stringify(retaken)).not.toMatch(/take"/)
    await revertRetake(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
      answerId,
    })
    expect((await asCompany(candidateSession)).intervals).toHaveLength(2)
  })
})

describe('a candidate’s comments', () => {
  test('can be attached to a moment or to the whole take, changed, and removed', async () => {
    const candidateSession = await begin()
    await report(candidateSession)
    const [moment] = (await asCandidate(candidateSession)).intervals
    const say = (intervalId: string | null, text: string) =>
      commentOnSignals(fixture.deps, candidateSession.actor, { sessionId: candidateSession.id, intervalId, text })
    await say(moment?.id ?? '', 'I picked up my pen.')
    await say(null, 'My camera stands at the side.')
    await say(null, 'My camera stands at the left side.')
    const said = await asCompany(candidateSession)
    expect([said.comment, said.intervals[0]?.comment]).toEqual([
      'My camera stands at the left side.',
      'I picked up my pen.',
    ])
    await say(null, '')
    expect((await asCompany(candidateSession)).comment).toBeNull()
    const rows = await fixture.deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(integrityComment)
        .where(and(eq(integrityComment.sessionId, candidateSession.id), eq(integrityComment.isWithdrawn, true))),
    )
    expect(rows.map(({ text }) => text)).toEqual([''])
  })

  test('can’t be attached to another candidate’s moments', async () => {
    const mine = await begin()
    const theirs = await begin()
    const other = await beginAnother(mine)
    await report(theirs)
    await report(other)
    const [own] = (await asCandidate(other)).intervals
    const misplaced = { sessionId: mine.id, intervalId: own?.id ?? '', text: 'There.' }
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, misplaced))).toBe('SESSION_NOT_FOUND')
    const [moment] = (await asCandidate(theirs)).intervals
    const foreign = { intervalId: moment?.id ?? '', text: 'Mine.' }
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, { sessionId: mine.id, ...foreign }))).toBe(
      'SESSION_NOT_FOUND',
    )
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, { sessionId: theirs.id, ...foreign }))).toBe(
      'SESSION_NOT_FOUND',
    )
  })
})

test('deleting the person deletes all integrity data', async () => {
  const candidateSession = await begin()
  await report(candidateSession)
  await commentOnSignals(fixture.deps, candidateSession.actor, {
    sessionId: candidateSession.id,
    intervalId: null,
    text: 'Words',
  })
  const { dataSubjectId } = candidateSession.actor
  const left = () =>
    fixture.deps.withActor(worker, async (tx) => {
      const takes = await tx.select().from(integrityTake).where(eq(integrityTake.dataSubjectId, dataSubjectId))
      const spans = await tx.select().from(integrityInterval).where(eq(integrityInterval.dataSubjectId, dataSubjectId))
      const words = await tx.select().from(integrityComment).where(eq(integrityComment.dataSubjectId, dataSubjectId))
      const consents = await tx.select().from(consent).where(eq(consent.dataSubjectId, dataSubjectId))
      return [takes.length, spans.length, words.length, consents.length]
    })
  expect(await left()).toEqual([1, 2, 1, 3])
  await fixture.deps.withActor(worker, (tx) => tx.delete(dataSubject).where(eq(dataSubject.id, dataSubjectId)))
  expect(await left()).toEqual([0, 0, 0, 0])
})
