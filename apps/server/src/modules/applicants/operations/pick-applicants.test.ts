import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { pickApplicants } from './pick-applicants'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('pickApplicants', () => {
  test('names people to choose from', async () => {
    await fixture.submit({ firstName: 'Picked', email: 'picked@example.org' })
    const { items } = await pickApplicants(fixture.deps, fixture.member, { keyword: 'picked@' })
    expect(items).toEqual([expect.objectContaining({ email: 'picked@example.org' })])
  })
})
