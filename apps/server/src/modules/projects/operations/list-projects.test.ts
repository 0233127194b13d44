import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { listProjects } from './list-projects'
import { updateProject } from './update-project'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('listProjects', () => {
  test('shows active or archived projects, by name and by the applicant who is in them', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('listed@example.org')
    const withApplicant = await fixture.fill([applicantId], 'Kỹ sư Hà Nội')
    const empty = await fixture.fill([], 'Designers 50%')
    const archived = await fixture.fill([applicantId], 'Last year')
    await updateProject(deps, member, { id: archived, isArchived: true })
    const list = async (filter: { keyword?: string; state?: 'archived'; applicantId?: string }) =>
      (await listProjects(deps, member, { page: 1, state: 'active', ...filter })).items.map(({ id }) => id)
    expect((await list({})).sort()).toEqual([withApplicant, empty].sort())
    expect(await list({ state: 'archived' })).toEqual([archived])
    expect(await list({ applicantId })).toEqual([withApplicant])
    expect(await list({ keyword: 'KỸ SƯ' })).toEqual([withApplicant])
    expect(await list({ keyword: '50%' })).toEqual([empty])
    expect(await list({ keyword: '%_' })).toEqual([])
    const foreign = listProjects(deps, stranger, { page: 1, state: 'active', applicantId })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
