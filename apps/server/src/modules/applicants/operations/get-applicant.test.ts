import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { getApplicant } from './get-applicant'
import { listApplicants } from './list-applicants'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('getApplicant', () => {
  test('is found with the submissions, and not by another organization', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit({ email: 'detail@example.org' })
    const [listed] = await find('detail@example.org')
    const id = listed?.id ?? ''
    const detail = await getApplicant(deps, member, { id })
    expect(detail.submissions).toEqual([
      expect.objectContaining({ id: made.id, assessmentState: 'pending', overallLevel: null }),
    ])
    await expect(getApplicant(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
