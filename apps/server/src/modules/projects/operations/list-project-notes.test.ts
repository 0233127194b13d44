import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectNote } from './add-project-note'
import { listProjectNotes } from './list-project-notes'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('listProjectNotes', () => {
  test('finds nothing of another organization or of a person who isn’t in the project', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('noted@example.org')
    const inside = { projectId: await fixture.fill([applicantId]), applicantId }
    await addProjectNote(deps, member, { ...inside, text: 'x' })
    expect((await listProjectNotes(deps, member, inside)).items).toHaveLength(1)
    const outside = { ...inside, projectId: await fixture.fill() }
    await expect(listProjectNotes(deps, member, outside)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listProjectNotes(deps, stranger, inside)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
