import { pageSize } from '@candor/contract'
import { applicant, submission } from '@candor/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStatementCounter } from '../../../testing/count-statements'
import { sampleContent } from '../../../testing/sample-set'
import { listStages } from '../../applicants/operations/list-stages'
import { moveSubmissions } from '../../applicants/operations/move-submissions'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../testing/make-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import type { SubmissionFilterInput } from '../to-filter'
import { listBoard } from './list-board'
import { listSubmissions } from './list-submissions'
import { markViewed } from './mark-viewed'

let fixture: Submissions
let stageIds: string[]
/** Oldest first. The first one is at `offer` and opened, the last one at `hired`. */
let ids: string[]

const board = (input: Partial<SubmissionFilterInput> = {}, actor = fixture.member) =>
  listBoard(fixture.deps, actor, { sort: 'newest', ...input })
const findStage = async (kind: string): Promise<string> =>
  (await listStages(fixture.deps, fixture.member)).items.find((stage) => stage.kind === kind)?.id ?? ''

/** Whose reply is due on which day, by their place in `ids`. */
const waiting = [
  [2, '12'],
  [4, '11'],
] as const
const promise = (id: string, day: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .update(applicant)
      .set({ replyBy: new Date(`2030-03-${day}T10:00:00.000Z`) })
      .where(
        sql`${applicant.id} = (select ${submission.applicantId} from ${submission} where ${submission.id} = ${id})`,
      ),
  )

beforeAll(async () => {
  fixture = await openSubmissions()
  const { deps, member } = fixture
  const input = { name: 'Board', content: sampleContent(deps.newId), producedBy: null, isActive: true }
  const set = await createSet(deps, member, input)
  const to = { member, set: { id: set.id, questions: set.content.questions } }
  ids = []
  for (let number = 0; number < pageSize + 5; number += 1)
    ids.push((await makeSubmission(deps, to, { firstName: number % 2 === 0 ? 'Ánh' : 'Bình' })).id)
  stageIds = (await listStages(deps, member)).items.map(({ id }) => id)
  await moveSubmissions(deps, member, { ids: [ids[0] ?? ''], stageId: await findStage('offer') })
  deps.clock.advance(60_000)
  await moveSubmissions(deps, member, { ids: [ids.at(-1) ?? ''], stageId: await findStage('hired') })
  await markViewed(deps, member, { id: ids[0] ?? '' })
  for (const [place, day] of waiting) await promise(ids[place] ?? '', day)
})
afterAll(() => fixture.deps.close())

describe('listBoard', () => {
  test('shows every stage in order, each with its count and at most one page', async () => {
    const { total, columns } = await board()
    expect(columns.map(({ stageId }) => stageId)).toEqual(stageIds)
    expect(total).toBe(ids.length)
    const offer = await findStage('offer')
    const interviewed = await findStage('interviewed')
    const filled = columns.filter((column) => column.total > 0).map((column) => [column.stageId, column.total])
    expect(filled).toEqual([
      [interviewed, ids.length - 2],
      [offer, 1],
      [await findStage('hired'), 1],
    ])
    expect(columns.find(({ stageId }) => stageId === interviewed)?.items).toHaveLength(pageSize)
    expect(columns.find(({ stageId }) => stageId === offer)?.items.map(({ id }) => id)).toEqual([ids[0]])
  })

  test('the order by the date of the reply finds those who wait, the earliest first, and is known to members who review', async () => {
    const { deps, member } = fixture
    const read = async (sort: 'replyBy' | 'replyByDescending', actor = member) =>
      (await listSubmissions(deps, actor, { page: 1, sort })).items.map(({ id }) => ids.indexOf(id))
    expect(await read('replyBy')).toEqual([4, 2])
    expect(await read('replyByDescending')).toEqual([2, 4])
    expect(await read('replyBy', { ...member, role: 'viewer' })).toEqual([])
  })

  test.each<Partial<SubmissionFilterInput>>([
    {},
    { unseen: '1' },
    { keyword: 'ánh' },
    { sort: 'name' },
    { waiting: '1' },
    { decision: 'none' },
    { sort: 'replyBy' },
    { sort: 'replyByDescending', keyword: 'ánh' },
  ])(
    'has the counts, the rows and the order of the list with %j, and its pages continue in the list',
    async (input) => {
      const { deps, member } = fixture
      const { total, columns } = await board(input)
      expect(total).toBe((await listSubmissions(deps, member, { page: 1, sort: 'newest', ...input })).total)
      for (const { stageId, total: count, items } of columns) {
        const first = await listSubmissions(deps, member, { page: 1, sort: 'newest', ...input, stageId })
        expect([count, items]).toEqual([first.total, first.items])
      }
    },
  )

  test('shows the stage of the filter alone', async () => {
    const stageId = await findStage('offer')
    expect(await board({ stageId })).toMatchObject({ total: 1, columns: [{ stageId, items: [{ id: ids[0] }] }] })
    expect(await board({ stageId: fixture.deps.newId() })).toMatchObject({ total: 0, columns: [] })
  })

  test('says since when a person is at the stage: the interview, or the last move', async () => {
    const { columns } = await board({ sort: 'oldest' })
    const items = columns.flatMap((column) => column.items)
    const find = (id: string | undefined) => items.find((item) => item.id === id)
    const moved = find(ids.at(-1))
    expect(moved?.stageSince).toBe(new Date(fixture.deps.clock.nowMs()).toISOString())
    const entered = find(ids[1])
    expect(entered?.stageSince).toBe(entered?.submittedAt)
  })

  test('has nothing of another organization', async () => {
    const { total, columns } = await board({}, fixture.stranger)
    expect([total, columns.flatMap(({ items }) => items)]).toEqual([0, []])
    expect(columns.some(({ stageId }) => stageIds.includes(stageId))).toBe(false)
  })

  test('takes as many statements for all rows as for one', async () => {
    const { deps, member } = fixture
    const counter = openStatementCounter(deps)
    const countStatements = async (input: Partial<SubmissionFilterInput>) =>
      (await counter.count((watched) => listBoard(watched, member, { sort: 'level', ...input }))).statements
    const one = await countStatements({ stageId: await findStage('offer') })
    const all = await countStatements({})
    await counter.close()
    expect(one).toBeGreaterThan(3)
    expect(all).toBe(one)
  })
})
