import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { moveApplicant } from './move-applicant'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('moveApplicant', () => {
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
})
