import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { eraseOrganization } from './erase-organization'
import { listStages } from './list-stages'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('eraseOrganization', () => {
  test('deletes the stages of one organization only, and may run twice', async () => {
    const { deps, member, stranger } = fixture
    await eraseOrganization(deps, member.organizationId)
    await eraseOrganization(deps, member.organizationId)
    expect((await listStages(deps, member)).items).toEqual([])
    expect((await listStages(deps, stranger)).items).toHaveLength(7)
  })
})
