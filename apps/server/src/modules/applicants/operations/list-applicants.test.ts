import { interviewStates } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStatementCounter } from '../../../testing/count-statements'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { moveSubmissions } from './move-submissions'
import { rateApplicant } from './rate-applicant'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('listApplicants', () => {
  test('shows people who are only invited to members who may invite', async () => {
    await fixture.invite('only-invited@example.org')
    expect(await find('only-invited@example.org', fixture.member)).toHaveLength(1)
    expect(await find('only-invited@example.org', fixture.reviewer)).toEqual([])
  })

  test('filters by the state of the interview, and shows people without a submission to members who may invite', async () => {
    const { deps, member, reviewer } = fixture
    const { sessionId } = await fixture.start('state-left@example.org')
    await fixture.leave(sessionId)
    await fixture.start('state-started@example.org')
    await fixture.invite('state-invited@example.org')
    await fixture.submit({ email: 'state-submitted@example.org' })
    for (const interview of interviewStates) {
      const input = { page: 1, sort: 'newest', keyword: 'state-', interview } as const
      const { items, total } = await listApplicants(deps, member, input)
      expect(items.map((row) => [row.interview, total])).toEqual([[interview, 1]])
      expect((await listApplicants(deps, reviewer, input)).total).toBe(interview === 'submitted' ? 1 : 0)
    }
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
  })

  test('takes as many statements for several people as for one', async () => {
    const { deps, member } = fixture
    const counter = openStatementCounter(deps)
    const countStatements = async (keyword: string) => {
      const input = { page: 1, sort: 'name', keyword } as const
      const { answer, statements } = await counter.count((watched) => listApplicants(watched, member, input))
      return { rows: answer.items.length, statements }
    }
    const lone = await fixture.enter('lone@one.example')
    const several = [await fixture.enter('a@several.example'), await fixture.enter('b@several.example')]
    several.push(await fixture.enter('c@several.example'))
    for (const id of [lone, ...several]) await rateApplicant(deps, member, { id, rating: 4 })
    const one = await countStatements('one.example')
    const all = await countStatements('several.example')
    await counter.close()
    expect(one.statements).toBeGreaterThan(2)
    expect([one.rows, all]).toEqual([1, { rows: 3, statements: one.statements }])
  })
})
