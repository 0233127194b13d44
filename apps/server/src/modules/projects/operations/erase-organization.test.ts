import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { eraseOrganization } from './erase-organization'
import { listProjects } from './list-projects'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('eraseOrganization', () => {
  test('deletes the projects of one organization only, and may run twice', async () => {
    const { deps, member, stranger } = fixture
    await fixture.fill([await fixture.enter('erased@example.org')])
    await eraseOrganization(deps, stranger.organizationId)
    const count = async () => (await listProjects(deps, member, { page: 1, state: 'active' })).total
    expect(await count()).toBe(1)
    for (let run = 0; run < 2; run += 1) await eraseOrganization(deps, member.organizationId)
    expect(await count()).toBe(0)
  })
})
