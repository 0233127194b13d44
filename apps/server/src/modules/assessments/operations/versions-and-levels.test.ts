import { assessment, reviewerLevel, submission } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { getSubmission } from '../../submissions/operations/get-submission'
import { type MadeSubmission, makeSubmission } from '../../submissions/testing/make-submission'
import { assessmentReads } from '..'
import { assessSubmission } from './assess-submission'
import { getVersion } from './get-version'
import { listVersions } from './list-versions'
import { reevaluateSubmission } from './reevaluate-submission'
import { removeLevel } from './remove-level'
import { setLevel } from './set-level'

const worker = { kind: 'worker' } as const
const answers = [
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. First I wrote a scorecard with the team, ' +
    'because every interviewer asked for something else. Then I called eighty people myself and changed the interview from six rounds to three.',
  'As a result we hired all twelve in ten weeks, and eleven of them were still there after two years, which was twenty percent more than ' +
    'the year before. However, it depended on the market, so I checked it against the numbers of the second office.',
]
let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  set = { id, questions: content.questions }
})
afterAll(() => deps.close())

const assessed = async (): Promise<MadeSubmission> => {
  const made = await makeSubmission(deps, { member, set }, { answers: answers.map((text) => [{ text }]) })
  await assessSubmission(deps, { submissionId: made.id })
  return made
}
const versions = async (id: string) => (await listVersions(deps, member, { id })).items
const again = (id: string, excludesFluency = false) =>
  reevaluateSubmission(deps, member, { id, reason: 'A new engine is there', excludesFluency })

test('another evaluation makes a version beside the older one, with who asked, why and what changed', async () => {
  const { id } = await assessed()
  // As an older engine would have left it.
  await deps.withActor(worker, (tx) =>
    tx
      .update(assessment)
      .set({
        body: sql`jsonb_set(jsonb_set(${assessment.body}, '{engineVersion}', '"builtin-0.9.0"'), '{dims,comprehension,level}', '1.3')`,
      })
      .where(eq(assessment.submissionId, id)),
  )
  expect((await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).standing).toMatchObject({
    isStale: true,
    versionCount: 1,
  })
  expect(await again(id)).toEqual({ state: 'pending' })
  const running = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  expect([running.standing.isRunning, running.assessmentState]).toEqual([true, 'scored'])
  deps.clock.advance(1_000)
  await assessSubmission(deps, { submissionId: id })
  const [newer, older] = await versions(id)
  expect(newer).toMatchObject({
    cause: 'reevaluated',
    reason: 'A new engine is there',
    isCurrent: true,
    isStale: false,
  })
  expect(older).toMatchObject({ cause: 'submitted', reason: null, isCurrent: false, isStale: true, changes: [] })
  expect(newer?.changes.find((change) => change.id === 'comprehension')).toMatchObject({ before: 1.3 })
  expect((await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).standing).toMatchObject({
    isRunning: false,
    versionCount: 2,
  })
  const old = await getVersion(deps, member, { id, assessmentId: older?.id ?? '' })
  expect(old.dims.comprehension).toMatchObject({ level: 1.3 })
})

test('an evaluation under way is not asked for twice', async () => {
  const { id } = await assessed()
  await again(id)
  await expect(again(id)).rejects.toMatchObject({ code: 'ASSESSMENT_RUNNING' })
  await assessSubmission(deps, { submissionId: id })
  expect(await versions(id)).toHaveLength(2)
})

test('the clock that stood still while a retake was given shows in no time: neither the first version’s nor that of one asked for', async () => {
  const made = await makeSubmission(deps, { member, set }, { answers: answers.map((text) => [{ text }]) })
  const stoodStillMs = 7 * 60_000
  const submittedMs = deps.clock.nowMs()
  await deps.withActor(worker, (tx) =>
    tx
      .update(submission)
      .set({ createdAt: new Date(submittedMs + stoodStillMs) })
      .where(eq(submission.id, made.id)),
  )
  deps.clock.advance(stoodStillMs + 1_000)
  await assessSubmission(deps, { submissionId: made.id })
  deps.clock.advance(60_000)
  await again(made.id)
  await assessSubmission(deps, { submissionId: made.id })
  expect((await versions(made.id)).map(({ createdAt }) => Date.parse(createdAt))).toEqual([
    deps.clock.nowMs(),
    submittedMs + 1_000,
  ])
})

test('an agreed accommodation leaves fluency out of that version, and only of that', async () => {
  const { id } = await assessed()
  await again(id, true)
  await assessSubmission(deps, { submissionId: id })
  const excluded = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  expect(excluded.assessment?.dims.fluency).toMatchObject({ reason: 'excluded_by_accommodation' })
  await again(id)
  await assessSubmission(deps, { submissionId: id })
  const after = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  expect(after.assessment?.dims.fluency).not.toMatchObject({ reason: 'excluded_by_accommodation' })
})

test("a reviewer's level stands beside the engine's, a later one replaces it, and what was said is kept", async () => {
  const { id } = await assessed()
  const before = (await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).assessment
  await setLevel(deps, member, { id, dimId: 'comprehension', level: 4.5, reason: 'Exact terms throughout' })
  deps.clock.advance(1_000)
  await setLevel(deps, member, { id, dimId: 'comprehension', level: 4, reason: 'On second thoughts' })
  const { assessment: after } = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  expect(after?.reviewer).toMatchObject([
    { dimId: 'comprehension', level: 4, reason: 'On second thoughts', reviewerId: member.userId },
  ])
  expect([after?.dims, after?.groups, after?.overall]).toEqual([before?.dims, before?.groups, before?.overall])
  const rows = () =>
    deps.withActor(worker, (tx) => tx.select().from(reviewerLevel).where(eq(reviewerLevel.submissionId, id)))
  expect((await rows()).filter((row) => row.endedAt !== null)).toHaveLength(1)
  await removeLevel(deps, member, { id, dimId: 'comprehension' })
  expect((await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).assessment?.reviewer).toEqual(
    [],
  )
  expect((await rows()).map((row) => row.endedAt === null)).toEqual([false, false])
})

test('a level has nothing to stand beside where the engine gave none', async () => {
  const { id } = await assessed()
  const order = { id, dimId: 'managerial_experience' as const, level: 3, reason: 'Led people' }
  await expect(setLevel(deps, member, order)).rejects.toMatchObject({ code: 'DIMENSION_NOT_SCORED' })
})

test('a colleague has a separate level, which only they can remove, and saving in many tabs at once stores one', async () => {
  const { id } = await assessed()
  const colleague: MemberCaller = { ...member, userId: deps.newId() }
  const give = (actor: MemberCaller, level: number) =>
    setLevel(deps, actor, { id, dimId: 'comprehension', level, reason: 'Mine' })
  await Promise.all([give(member, 2), give(member, 3), give(colleague, 4)])
  await removeLevel(deps, member, { id, dimId: 'comprehension' })
  const { assessment: after } = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  // A colleague who is gone: the level stands, without a name.
  expect(after?.reviewer).toMatchObject([{ level: 4, reviewerId: colleague.userId, reviewerName: '' }])
})

test("another organization's submission has no versions and takes no level", async () => {
  const { id } = await assessed()
  const stranger = await makeMember(deps)
  await expect(listVersions(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(reevaluateSubmission(deps, stranger, { id, reason: 'x', excludesFluency: false })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  )
  await expect(setLevel(deps, stranger, { id, dimId: 'comprehension', level: 2, reason: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
