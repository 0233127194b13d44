import { assessment, submission } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { assessSubmission } from './assess-submission'
import { getVersion } from './get-version'
import { reevaluateSubmission } from './reevaluate-submission'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

describe('reevaluateSubmission', () => {
  test('adds a version with who asked, why and what changed, and keeps the older one', async () => {
    const { id } = await fixture.assess()
    // As an older engine would have stored it.
    await fixture.deps.withActor(worker, (tx) =>
      tx
        .update(assessment)
        .set({
          body: sql`jsonb_set(jsonb_set(${assessment.body}, '{engineVersion}', '"builtin-0.9.0"'), '{dims,coherence}', (${assessment.body} #> '{dims,coherence}') || '{"state": "scored", "level": 1.3, "percent": 8, "se": null}')`,
        })
        .where(eq(assessment.submissionId, id)),
    )
    expect((await fixture.read(id)).standing).toMatchObject({
      isStale: true,
      versionCount: 1,
    })
    expect(await fixture.requestEvaluation(id)).toEqual({ state: 'pending' })
    const running = await fixture.read(id)
    expect([running.standing.isRunning, running.assessmentState]).toEqual([true, 'scored'])
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    const [newer, older] = await fixture.listVersions(id)
    expect(newer).toMatchObject({
      cause: 'reevaluated',
      reason: 'A new engine is there',
      isCurrent: true,
      isStale: false,
    })
    expect(older).toMatchObject({ cause: 'submitted', reason: null, isCurrent: false, isStale: true, changes: [] })
    expect(newer?.changes.find((change) => change.id === 'coherence')).toMatchObject({ before: 1.3, after: null })
    expect((await fixture.read(id)).standing).toMatchObject({
      isRunning: false,
      versionCount: 2,
    })
    const old = await getVersion(fixture.deps, fixture.member, { id, assessmentId: older?.id ?? '' })
    expect(old.dims.coherence).toMatchObject({ level: 1.3 })
  })

  test('rejects a second request with ASSESSMENT_RUNNING while an evaluation runs', async () => {
    const { id } = await fixture.assess()
    await fixture.requestEvaluation(id)
    await expect(fixture.requestEvaluation(id)).rejects.toMatchObject({ code: 'ASSESSMENT_RUNNING' })
    await assessSubmission(fixture.deps, { submissionId: id })
    expect(await fixture.listVersions(id)).toHaveLength(2)
  })

  test('shows in no version’s time that a retake was given', async () => {
    const made = await fixture.submit()
    const stoodStillMs = 7 * 60_000
    const submittedMs = fixture.deps.clock.nowMs()
    await fixture.deps.withActor(worker, (tx) =>
      tx
        .update(submission)
        .set({ createdAt: new Date(submittedMs + stoodStillMs) })
        .where(eq(submission.id, made.id)),
    )
    fixture.deps.clock.advance(stoodStillMs + 1_000)
    await assessSubmission(fixture.deps, { submissionId: made.id })
    fixture.deps.clock.advance(60_000)
    await fixture.requestEvaluation(made.id)
    await assessSubmission(fixture.deps, { submissionId: made.id })
    expect((await fixture.listVersions(made.id)).map(({ createdAt }) => Date.parse(createdAt))).toEqual([
      fixture.deps.clock.nowMs(),
      submittedMs + 1_000,
    ])
  })

  test('leaves fluency out of the version with an agreed accommodation, and of no other', async () => {
    const { id } = await fixture.assess()
    await fixture.requestEvaluation(id, true)
    await assessSubmission(fixture.deps, { submissionId: id })
    const excluded = await fixture.read(id)
    expect(excluded.assessment?.dims.fluency).toMatchObject({ reason: 'excluded_by_accommodation' })
    await fixture.requestEvaluation(id)
    await assessSubmission(fixture.deps, { submissionId: id })
    const after = await fixture.read(id)
    expect(after.assessment?.dims.fluency).not.toMatchObject({ reason: 'excluded_by_accommodation' })
  })

  test('rejects a submission of another organization with NOT_FOUND, and requests nothing', async () => {
    const { id } = await fixture.assess()
    const sentBefore = fixture.deps.sentJobs.length
    const run = reevaluateSubmission(fixture.deps, stranger, { id, reason: 'x', excludesFluency: false })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(fixture.deps.sentJobs).toHaveLength(sentBefore)
    expect((await fixture.read(id)).standing.isRunning).toBe(false)
  })
})
