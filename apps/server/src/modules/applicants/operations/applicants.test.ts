import { dataSubject, interviewee, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { countByStage } from './count-by-stage'
import { getApplicant, getApplicantByCode } from './get-applicant'
import { listApplicants } from './list-applicants'
import { listOtherApplications } from './list-other-applications'
import { moveApplicant } from './move-applicant'
import { moveSubmissions } from './move-submissions'
import { pickApplicants } from './pick-applicants'
import { rateApplicant } from './rate-applicant'

let fixture: Pipeline
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('an applicant', () => {
  test('enters the pipeline with the invitation, and moves on with the first submission', async () => {
    await fixture.invite('lan@example.org', 'Lan Phạm')
    const [invited] = await find('lan@example.org')
    expect(invited).toMatchObject({ name: 'Lan Phạm', submissionCount: 0, stageId: await fixture.findStage('invited') })
    await fixture.submit({ firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.org' })
    const [interviewed] = await find('lan@example.org')
    const stageId = await fixture.findStage('interviewed')
    expect(interviewed).toMatchObject({ id: invited?.id, submissionCount: 1, stageId })
  })

  test('has one entry per position for several interviews, with the newest name', async () => {
    await fixture.submit({ firstName: 'Ann', email: 'ann@example.org' })
    await fixture.submit({ firstName: 'Anne', email: 'ann@example.org' })
    const found = await find('ann@example.org')
    expect(found.map(({ name, submissionCount }) => [name.split(' ')[0], submissionCount])).toEqual([['Anne', 2]])
  })

  test('stays at the stage where a member put them when another interview is submitted', async () => {
    const { deps, member } = fixture
    const made = await fixture.submit({ email: 'binh@example.org' })
    const stageId = await fixture.findStage('offer')
    await moveSubmissions(deps, member, { ids: [made.id], stageId })
    await fixture.submit({ email: 'binh@example.org' })
    expect((await find('binh@example.org'))[0]?.stageId).toBe(stageId)
    const rows = await deps.withActor(worker, (tx) =>
      tx.select({ stageId: submission.stageId }).from(submission).where(eq(submission.stageId, stageId)),
    )
    expect(rows).toHaveLength(2)
  })

  test('gets the name that a candidate corrects', async () => {
    const made = await fixture.submit({ firstName: 'Tuan', email: 'tuan@example.org' })
    await fixture.deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
      await tx
        .update(dataSubject)
        .set({ firstName: 'Tuấn' })
        .where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    expect((await find('tuan@example.org'))[0]?.name).toContain('Tuấn')
  })

  test('is gone with the last submission and invitation, and not before', async () => {
    const { deps } = fixture
    const invitedId = await fixture.invite('chi@example.org')
    const made = await fixture.submit({ email: 'chi@example.org' })
    await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, made.id)))
    expect((await find('chi@example.org')).map(({ submissionCount }) => submissionCount)).toEqual([0])
    await deps.withActor(worker, (tx) => tx.delete(interviewee).where(eq(interviewee.id, invitedId)))
    expect(await find('chi@example.org')).toEqual([])
  })

  test('is erased with the person', async () => {
    const { deps } = fixture
    const made = await fixture.submit({ email: 'erased@example.org' })
    await deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
      await tx.delete(dataSubject).where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    expect(await find('erased@example.org')).toEqual([])
  })
})

describe('listApplicants', () => {
  test('shows people who are only invited to members who may invite', async () => {
    await fixture.invite('only-invited@example.org')
    expect(await find('only-invited@example.org', fixture.member)).toHaveLength(1)
    expect(await find('only-invited@example.org', fixture.reviewer)).toEqual([])
    const total = await countByStage(fixture.deps, fixture.reviewer, { keyword: 'only-invited' })
    expect(total).toEqual({ total: 0, byStage: [] })
  })

  test('filters by stage and position, and shows nothing of another organization', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit({ email: 'filtered@example.org' })
    const stageId = await fixture.findStage('hired')
    await moveSubmissions(deps, member, { ids: [made.id], stageId })
    const page = { page: 1, sort: 'name' } as const
    const { items, total } = await listApplicants(deps, member, { ...page, stageId })
    expect([items.map(({ email }) => email), total]).toEqual([['filtered@example.org'], 1])
    const { positionId = '' } = items[0] ?? {}
    expect((await listApplicants(deps, member, { ...page, stageId, positionId })).total).toBe(1)
    expect((await listApplicants(deps, member, { ...page, positionId: deps.newId() })).total).toBe(0)
    expect(await listApplicants(deps, stranger, page)).toMatchObject({ items: [], total: 0 })
    expect(await countByStage(deps, member, { keyword: 'filtered@' })).toEqual({
      total: 1,
      byStage: [{ stageId, count: 1 }],
    })
  })

  test('names people to choose from', async () => {
    await fixture.submit({ firstName: 'Picked', email: 'picked@example.org' })
    const { items } = await pickApplicants(fixture.deps, fixture.member, { keyword: 'picked@' })
    expect(items).toEqual([expect.objectContaining({ email: 'picked@example.org' })])
  })
})

describe('moveSubmissions', () => {
  test('moves all, or none if one of them is another organization’s', async () => {
    const { deps, member, stranger } = fixture
    const mine = await fixture.submit({ email: 'mine@example.org' })
    const input = { name: 'Other', content: sampleContent(deps.newId), producedBy: null, isActive: true }
    const { id, content } = await createSet(deps, stranger, input)
    const theirs = await makeSubmission(deps, { member: stranger, set: { id, questions: content.questions } })
    const stageId = await fixture.findStage('rejected')
    const run = moveSubmissions(deps, member, { ids: [mine.id, theirs.id], stageId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await find('mine@example.org'))[0]?.stageId).toBe(await fixture.findStage('interviewed'))
    expect(await moveSubmissions(deps, member, { ids: [mine.id, mine.id], stageId })).toEqual({ moved: 1 })
    expect(await moveSubmissions(deps, member, { ids: [mine.id], stageId })).toEqual({ moved: 0 })
  })

  test('does not find a stage of another organization', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit()
    const stageId = await fixture.findStage('offer', stranger)
    const run = moveSubmissions(deps, member, { ids: [made.id], stageId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('one applicant', () => {
  test('is found by id and by the code of a submission, with the submissions', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit({ email: 'detail@example.org' })
    const [listed] = await find('detail@example.org')
    const id = listed?.id ?? ''
    const detail = await getApplicant(deps, member, { id })
    expect(detail.submissions).toEqual([
      expect.objectContaining({ id: made.id, assessmentState: 'pending', overallLevel: null }),
    ])
    const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, made.id)))
    const code = row?.code ?? ''
    expect((await getApplicantByCode(deps, member, { code })).id).toBe(id)
    await expect(getApplicantByCode(deps, stranger, { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getApplicant(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('moves to a stage and back', async () => {
    const { deps, reviewer } = fixture
    await fixture.submit({ email: 'moved@example.org' })
    const [row] = await find('moved@example.org')
    const stageId = await fixture.findStage('shortlisted')
    const id = row?.id ?? ''
    expect((await moveApplicant(deps, reviewer, { id, stageId })).stageId).toBe(stageId)
    const back = await fixture.findStage('interviewed')
    expect((await moveApplicant(deps, reviewer, { id, stageId: back })).stageId).toBe(back)
  })

  test('has one rating of each member, which they change and take back', async () => {
    const { deps, member } = fixture
    await fixture.submit({ email: 'rated@example.org' })
    const [row] = await find('rated@example.org')
    const id = row?.id ?? ''
    expect((await rateApplicant(deps, member, { id, rating: 2 })).rating).toBe(2)
    const rated = await rateApplicant(deps, member, { id, rating: 5 })
    expect([rated.rating, rated.ownRating, rated.ratings.length]).toEqual([5, 5, 1])
    const removed = await rateApplicant(deps, member, { id, rating: null })
    expect([removed.rating, removed.ownRating, removed.ratings]).toEqual([null, null, []])
  })

  test('shows the same person’s applications for other positions', async () => {
    const { deps, member } = fixture
    const input = {
      name: 'Cook',
      content: { ...sampleContent(deps.newId), positionName: 'Cook' },
      producedBy: null,
      isActive: true,
    }
    const { id: setId, content } = await createSet(deps, member, input)
    await fixture.submit({ email: 'twice@example.org' })
    await makeSubmission(
      deps,
      { member, set: { id: setId, questions: content.questions } },
      { email: 'twice@example.org' },
    )
    const [newest, other] = await find('twice@example.org')
    const { items } = await listOtherApplications(deps, member, { id: newest?.id ?? '' })
    expect(items.map(({ id }) => id)).toEqual([other?.id])
  })
})
