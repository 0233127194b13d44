import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { countByStage } from './count-by-stage'
import { listApplicants } from './list-applicants'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('countByStage', () => {
  test('counts by stage and by state of the interview, and people who are only invited for members who may invite', async () => {
    const { deps, member, reviewer, stranger } = fixture
    await fixture.invite('counted-invited@example.org')
    await fixture.submit({ email: 'counted@example.org' })
    const [invited, interviewed] = [await fixture.findStage('invited'), await fixture.findStage('interviewed')]
    const all = await countByStage(deps, member, { keyword: 'counted' })
    expect(all.total).toBe(2)
    expect(new Map(all.byStage.map(({ stageId, count }) => [stageId, count]))).toEqual(
      new Map([
        [invited, 1],
        [interviewed, 1],
      ]),
    )
    expect(new Map(all.byInterview.map((row) => [row.interview, row.count]))).toEqual(
      new Map([
        ['invited', 1],
        ['submitted', 1],
      ]),
    )
    expect(await countByStage(deps, reviewer, { keyword: 'counted' })).toEqual({
      total: 1,
      byStage: [{ stageId: interviewed, count: 1 }],
      byInterview: [{ interview: 'submitted', count: 1 }],
    })
    const filter = { keyword: 'counted', stageId: invited }
    const { items, total } = await listApplicants(deps, member, { page: 1, sort: 'newest', ...filter })
    expect([items.length, total]).toEqual([1, (await countByStage(deps, member, filter)).total])
    expect(await countByStage(deps, stranger, { keyword: 'counted' })).toEqual({
      total: 0,
      byStage: [],
      byInterview: [],
    })
  })
})
