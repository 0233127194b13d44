import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { listProjectRatings } from './list-project-ratings'
import { rateProjectApplicant } from './rate-project-applicant'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('rateProjectApplicant', () => {
  test('saves, changes and removes the member’s own rating', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('rated@example.org')
    const change = { projectId: await fixture.fill([applicantId]), applicantId }
    for (const rating of [2, 5])
      expect(await rateProjectApplicant(deps, member, { ...change, rating })).toMatchObject({
        rating,
        ownRating: rating,
        ratings: [{ userId: member.userId, name: 'Mai Trần', rating }],
      })
    const removed = { rating: null, ownRating: null, ratings: [] }
    expect(await rateProjectApplicant(deps, member, { ...change, rating: null })).toEqual(removed)
  })

  test('keeps the rating of a member who has left, without their name', async () => {
    const { deps, member } = fixture
    const leaver = await fixture.addColleague('reviewer', 'Hà Lê')
    const applicantId = await fixture.enter('left@example.org')
    const change = { projectId: await fixture.fill([applicantId]), applicantId }
    await rateProjectApplicant(deps, leaver, { ...change, rating: 3 })
    await fixture.removeColleague(leaver.userId)
    const read = await listProjectRatings(deps, member, change)
    expect(read).toMatchObject({ rating: 3, ownRating: null, ratings: [{ name: '', rating: 3 }] })
  })

  test('is refused for a person who isn’t in the project, and by another organization', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('outside@example.org')
    const inside = { projectId: await fixture.fill([applicantId]), applicantId, rating: 3 }
    const outside = { ...inside, projectId: await fixture.fill() }
    await Promise.all(
      [rateProjectApplicant(deps, member, outside), rateProjectApplicant(deps, stranger, inside)].map((refused) =>
        expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' }),
      ),
    )
  })
})
