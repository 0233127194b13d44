import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { rateApplicant } from './rate-applicant'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('rateApplicant', () => {
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
})
