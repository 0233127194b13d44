import { projectLimits } from '@candor/contract'
import { project } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { createProject } from './create-project'
import { updateProject } from './update-project'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('updateProject', () => {
  test('renames, archives and restores a project, each as often as it is asked', async () => {
    const { deps, member, reviewer } = fixture
    const id = await fixture.fill()
    expect(await updateProject(deps, reviewer, { id, name: 'Autumn' })).toMatchObject({ name: 'Autumn' })
    for (const isArchived of [true, true, false, false])
      expect(await updateProject(deps, member, { id, isArchived })).toMatchObject({ name: 'Autumn', isArchived })
  })

  test('finds none of another organization', async () => {
    const { deps, stranger } = fixture
    const id = await fixture.fill()
    const change = { id, name: 'Taken' }
    await expect(updateProject(deps, stranger, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('restores none, and none is made, when as many as may be are active', async () => {
    const { deps, member } = fixture
    const { organizationId, userId: createdBy } = member
    const id = await fixture.fill()
    await updateProject(deps, member, { id, isArchived: true })
    const row = { organizationId, createdBy, name: 'Another', createdAt: new Date(0) }
    const rows = Array.from({ length: projectLimits.active }, () => ({ ...row, id: deps.newId() }))
    await deps.withActor(member, (tx) => tx.insert(project).values(rows))
    const code = 'PROJECT_LIMIT_REACHED'
    await expect(updateProject(deps, member, { id, isArchived: false })).rejects.toMatchObject({ code })
    await expect(createProject(deps, member, { name: 'One more' })).rejects.toMatchObject({ code })
  })
})
