import { decisionFilters, pageSize, reviewDecisions, submissionSorts } from '@candor/contract'
import { accessGrant, applicant, submission } from '@candor/db'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { openStatementCounter } from '../../../testing/count-statements'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { listStages } from '../../applicants/operations/list-stages'
import { moveSubmissions } from '../../applicants/operations/move-submissions'
import { decideSubmission } from '../../assessments/operations/decide-submission'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../testing/make-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { listSubmissions, type SubmissionListInput } from './list-submissions'
import { markViewed } from './mark-viewed'

const worker = { kind: 'worker' } as const

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const list = (input: Partial<SubmissionListInput> = {}, actor = fixture.member) =>
  listSubmissions(fixture.deps, actor, { page: 1, sort: 'newest', setId: fixture.set.id, ...input })

const makeOtherSet = async () => {
  const { deps, member } = fixture
  const input = { name: 'Other', content: sampleContent(deps.newId), producedBy: null, isActive: true }
  const { id, content } = await createSet(deps, member, input)
  return { id, questions: content.questions }
}

describe('listSubmissions', () => {
  test('shows twenty submissions per page; the total counts all that match', async () => {
    const { deps, member } = fixture
    const set = await makeOtherSet()
    const setId = set.id
    for (let count = 0; count < pageSize + 3; count += 1) await makeSubmission(deps, { member, set })
    await fixture.submit()
    const pages = [await list({ setId }), await list({ setId, page: 2 }), await list({ setId, page: 3 })]
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [20, 23],
      [3, 23],
      [0, 23],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.id))).size).toBe(23)
  })

  test('shows a video only where a current take has one', async () => {
    await fixture.submit({ firstName: 'Typed', answers: [[{ videoMs: 1_000, modality: 'spoken' }, { text: 'typed' }]] })
    await fixture.submit({
      firstName: 'Spoken',
      answers: [[{ text: 'typed' }, { videoMs: 1_000, modality: 'spoken' }]],
    })
    const { items } = await list()
    const find = (name: string) => items.find((item) => item.candidateName.startsWith(name))?.hasVideo
    expect([find('Typed'), find('Spoken')]).toEqual([false, true])
  })

  test('shows the submissions of people at one stage, and the stage to reviewers only', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submit()
    const stageId = (await listStages(deps, member)).items.find(({ kind }) => kind === 'offer')?.id ?? ''
    await moveSubmissions(deps, member, { ids: [id], stageId })
    expect((await list({ stageId })).items.map((item) => [item.id, item.stageId])).toEqual([[id, stageId]])
    const viewer: MemberCaller = { ...member, role: 'viewer' }
    const target = { targetType: 'submission', targetId: id, userId: viewer.userId } as const
    const granted = { id: deps.newId(), organizationId: member.organizationId, createdAt: new Date(0) }
    await deps.withActor(member, (tx) => tx.insert(accessGrant).values({ ...granted, ...target }))
    expect((await list({}, viewer)).items.map((item) => [item.id, item.stageId])).toEqual([[id, null]])
    expect(await list({ stageId }, viewer)).toMatchObject({ items: [], total: 0 })
  })

  test('shows the member’s own decision, which finds the submission, and neither a colleague’s nor one to viewers', async () => {
    const { deps, member } = fixture
    const set = await makeOtherSet()
    const [decided, open] = [await makeSubmission(deps, { member, set }), await makeSubmission(deps, { member, set })]
    const colleague = { ...member, userId: (await makeMember(deps)).userId }
    await decideSubmission(deps, member, { id: decided.id, decision: 'maybe', reason: null })
    await decideSubmission(deps, colleague, { id: open.id, decision: 'no', reason: null })
    const read = async (input: Partial<SubmissionListInput>, actor = member) => {
      const { items, total } = await list({ setId: set.id, ...input }, actor)
      expect(items).toHaveLength(total)
      return Object.fromEntries(items.map(({ id, ownDecision }) => [id, ownDecision]))
    }
    expect(await read({})).toEqual({ [decided.id]: 'maybe', [open.id]: null })
    expect(await read({ decision: 'maybe' })).toEqual({ [decided.id]: 'maybe' })
    expect(await read({ decision: 'none' })).toEqual({ [open.id]: null })
    expect(await read({ decision: 'no' })).toEqual({})
    expect(await read({ decision: 'no' }, colleague)).toEqual({ [open.id]: 'no' })
    const viewer: MemberCaller = { ...member, role: 'viewer' }
    const target = { targetType: 'submission', targetId: decided.id, userId: viewer.userId } as const
    const granted = { id: deps.newId(), organizationId: member.organizationId, createdAt: new Date(0) }
    await deps.withActor(member, (tx) => tx.insert(accessGrant).values({ ...granted, ...target }))
    expect(await read({}, viewer)).toEqual({ [decided.id]: null })
    expect([await read({ decision: 'maybe' }, viewer), await read({ decision: 'none' }, viewer)]).toEqual([{}, {}])
  })

  test('finds a candidate by the whole address, in any letter case', async () => {
    const { id } = await fixture.submit({ email: 'thao@example.org' })
    await fixture.submit({ email: 'another.thao@example.org' })
    expect((await list({ email: ' Thao@Example.org' })).items.map((item) => item.id)).toEqual([id])
    expect(await list({ email: 'thao@example.or' })).toMatchObject({ items: [], total: 0 })
    expect(await list({ email: 'thao@example.org' }, fixture.stranger)).toMatchObject({ items: [], total: 0 })
  })

  test('takes as many statements for a page of 20 rows as for one row', async () => {
    const { deps, member } = fixture
    const counter = openStatementCounter(deps)
    const countStatements = async (keyword: string) => {
      const input = { page: 1, sort: 'level', unseen: '1', keyword } as const
      const { answer, statements } = await counter.count((watched) => listSubmissions(watched, member, input))
      return { rows: answer.items.length, statements }
    }
    const set = await makeOtherSet()
    await makeSubmission(deps, { member, set }, { firstName: 'Single' })
    for (let number = 0; number < 25; number += 1)
      await makeSubmission(deps, { member, set }, { firstName: 'Several', answers: [[{ text: 'Words.' }]] })
    const one = await countStatements('single')
    const several = await countStatements('several')
    await counter.close()
    expect(one.rows).toBe(1)
    expect(one.statements).toBeGreaterThan(3)
    expect(several).toEqual({ rows: pageSize, statements: one.statements })
  })

  test('shows no level before the assessment', async () => {
    const { id } = await fixture.submit()
    const item = (await list()).items.find((found) => found.id === id)
    expect(item).toMatchObject({ assessmentState: 'pending', overallLevel: null, known: null })
  })

  test('shows nothing of another organization, whatever is asked for', async () => {
    await fixture.submit({ lastName: 'Nguyễn' })
    const nothing = { items: [], total: 0 }
    expect(await list({ setId: undefined }, fixture.stranger)).toMatchObject(nothing)
    expect(await list({ setId: undefined, keyword: 'Nguyễn', sort: 'level' }, fixture.stranger)).toMatchObject(nothing)
    expect(await list({}, fixture.stranger)).toMatchObject(nothing)
  })
})

describe('totals of listSubmissions', () => {
  /** Of an organization with these submissions only. */
  let owner: MemberCaller
  let offerId: string

  const makeSet = async (name: string) => {
    const input = { name, content: sampleContent(fixture.deps.newId), producedBy: null, isActive: true }
    const { id, content } = await createSet(fixture.deps, owner, input)
    return { id, questions: content.questions }
  }
  const submitDiffering = async (number: number, set: Awaited<ReturnType<typeof makeSet>>): Promise<void> => {
    const { deps } = fixture
    deps.clock.advance(1_000)
    const person = { firstName: ['Ánh', 'Bình', 'Chi'][number % 3] ?? '', email: `candidate-${number % 9}@example.org` }
    const { id } = await makeSubmission(deps, { member: owner, set }, person)
    if (number % 5 === 0) await markViewed(deps, owner, { id })
    if (number % 4 === 0)
      await deps.withActor(worker, (tx) => tx.update(submission).set({ state: 'failed' }).where(eq(submission.id, id)))
    const decision = reviewDecisions[number % 4]
    if (decision !== undefined) await decideSubmission(deps, owner, { id, decision })
    if (number % 7 === 0) await moveSubmissions(deps, owner, { ids: [id], stageId: offerId })
  }
  const filterBy = async (): Promise<Partial<SubmissionListInput>[]> => {
    const { deps } = fixture
    owner = await makeMember(deps)
    offerId = (await listStages(deps, owner)).items.find(({ kind }) => kind === 'offer')?.id ?? ''
    const [set, other] = [await makeSet('Recruiter'), await makeSet('Other')]
    for (let number = 0; number < 45; number += 1) await submitDiffering(number, number % 2 === 0 ? other : set)
    const isPromised = and(eq(applicant.organizationId, owner.organizationId), like(applicant.email, 'candidate-4%'))
    await deps.withActor(worker, (tx) =>
      tx
        .update(applicant)
        .set({ replyBy: new Date(0) })
        .where(isPromised),
    )
    return [
      ...submissionSorts.map((sort) => ({ sort })),
      { setId: other.id },
      { status: 'error' },
      { unseen: '1' },
      { keyword: 'ánh' },
      { stageId: offerId },
      { email: 'candidate-3@example.org' },
      { waiting: '1' },
      ...decisionFilters.map((decision) => ({ decision })),
      { decision: 'none', unseen: '1', stageId: offerId },
      { unseen: '1', status: 'pending', setId: other.id, keyword: 'bình', sort: 'levelAscending' },
    ]
  }

  test('the total is the number of rows of all pages, with every filter and order', async () => {
    for (const input of await filterBy()) {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ setId: undefined, ...input, page }, owner)))
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect([input, ids.length, new Set(ids).size]).toEqual([input, pages[0]?.total, pages[0]?.total])
      expect([input, ids.length > 0]).toEqual([input, true])
    }
  }, 60_000)
})
