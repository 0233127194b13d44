import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateApplicant } from '../../applicants/operations/rate-applicant'
import { openProjects, type Projects } from '../testing/open-projects'
import { listProjectRatings } from './list-project-ratings'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('listProjectRatings', () => {
  test('shows the ratings of the applicant, wherever they were given, and none to another organization', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('rated@example.org')
    const change = { projectId: await fixture.fill([applicantId]), applicantId }
    await rateApplicant(deps, member, { id: applicantId, rating: 4 })
    expect(await listProjectRatings(deps, member, change)).toMatchObject({ rating: 4, ownRating: 4 })
    await expect(listProjectRatings(deps, stranger, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
