import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectApplicant } from './add-project-applicant'
import { listProjectApplicants } from './list-project-applicants'
import { removeProjectApplicant } from './remove-project-applicant'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('removeProjectApplicant', () => {
  test('takes a person out, again without effect, and adding them again undoes it', async () => {
    const { deps, member, reviewer, stranger } = fixture
    const ids = [await fixture.enter('a@example.org', 'Anh'), await fixture.enter('b@example.org', 'Bình')]
    const projectId = await fixture.fill(ids)
    const change = { projectId, applicantId: ids[0] ?? '' }
    const list = async () =>
      (await listProjectApplicants(deps, member, { projectId, page: 1 })).items.map(({ id }) => id)
    await expect(removeProjectApplicant(deps, stranger, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await list()).toEqual(ids)
    await removeProjectApplicant(deps, reviewer, change)
    await removeProjectApplicant(deps, member, change)
    expect(await list()).toEqual(ids.slice(1))
    await addProjectApplicant(deps, member, change)
    expect(await list()).toEqual(ids)
  })
})
