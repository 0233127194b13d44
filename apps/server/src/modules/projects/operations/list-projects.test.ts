import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStatementCounter } from '../../../testing/count-statements'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectApplicant } from './add-project-applicant'
import { addProjectNote } from './add-project-note'
import { listProjectApplicants } from './list-project-applicants'
import { listProjects } from './list-projects'
import { rateProjectApplicant } from './rate-project-applicant'
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

  test('takes as many statements for several projects and people as for one', async () => {
    const { deps, member } = fixture
    const counter = openStatementCounter(deps)
    const people = [await fixture.enter('an@counted.example'), await fixture.enter('binh@counted.example')]
    const projectId = await fixture.fill(people.slice(0, 1), 'Counted 1')
    const countStatements = async () => {
      const list = { page: 1, state: 'active', keyword: 'counted' } as const
      const projects = await counter.count((watched) => listProjects(watched, member, list))
      const members = await counter.count((watched) => listProjectApplicants(watched, member, { projectId, page: 1 }))
      return {
        rows: [projects.answer.items.length, members.answer.items.length],
        statements: [projects.statements, members.statements],
      }
    }
    const one = await countStatements()
    for (const name of ['Counted 2', 'Counted 3']) await fixture.fill(people, name)
    for (const applicantId of people) {
      await addProjectApplicant(deps, member, { projectId, applicantId })
      await addProjectNote(deps, member, { projectId, applicantId, text: 'A note' })
      await rateProjectApplicant(deps, member, { projectId, applicantId, rating: 3 })
    }
    const several = await countStatements()
    await counter.close()
    expect(Math.min(...one.statements)).toBeGreaterThan(2)
    expect([one.rows, several]).toEqual([[1, 1], { rows: [3, 2], statements: one.statements }])
  })
})
