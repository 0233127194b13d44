import { pageSize } from '@candor/contract'
import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { openStatementCounter } from '../../../testing/count-statements'
import { sampleContent } from '../../../testing/sample-set'
import { listStages } from '../../applicants/operations/list-stages'
import { moveSubmissions } from '../../applicants/operations/move-submissions'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../testing/make-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { listSubmissions, type SubmissionListInput } from './list-submissions'

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
    expect(item).toMatchObject({ assessmentState: 'pending', overallLevel: null })
  })

  test('shows nothing of another organization, whatever is asked for', async () => {
    await fixture.submit({ lastName: 'Nguyễn' })
    const nothing = { items: [], total: 0 }
    expect(await list({ setId: undefined }, fixture.stranger)).toMatchObject(nothing)
    expect(await list({ setId: undefined, keyword: 'Nguyễn', sort: 'level' }, fixture.stranger)).toMatchObject(nothing)
    expect(await list({}, fixture.stranger)).toMatchObject(nothing)
  })
})
