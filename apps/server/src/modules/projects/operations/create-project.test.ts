import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { createProject } from './create-project'
import { listProjects } from './list-projects'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('createProject', () => {
  test('makes an empty project that every reviewing member finds, and no one else', async () => {
    const { deps, member, reviewer, stranger } = fixture
    const made = await createProject(deps, reviewer, { name: 'Spring 🌱 مشروع' })
    expect(made).toMatchObject({
      name: 'Spring 🌱 مشروع',
      applicantCount: 0,
      isArchived: false,
      createdByName: 'Mai Trần',
      can: { delete: false },
    })
    const listed = await listProjects(deps, member, { page: 1, state: 'active' })
    expect(listed.items).toEqual([{ ...made, can: { delete: true } }])
    expect((await listProjects(deps, stranger, { page: 1, state: 'active' })).total).toBe(0)
  })
})
