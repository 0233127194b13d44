import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApplicant } from '../../applicants/operations/get-applicant'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectNote } from './add-project-note'
import { deleteProject } from './delete-project'
import { listProjectApplicants } from './list-project-applicants'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('deleteProject', () => {
  test('deletes the project and leaves its applicants', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('stays@example.org')
    const id = await fixture.fill([applicantId])
    await expect(deleteProject(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteProject(deps, member, { id })
    expect(await getApplicant(deps, member, { id: applicantId })).toMatchObject({ id: applicantId })
    // As another tab that still shows it would find.
    const gone = { code: 'NOT_FOUND' }
    await expect(deleteProject(deps, member, { id })).rejects.toMatchObject(gone)
    await expect(listProjectApplicants(deps, member, { projectId: id, page: 1 })).rejects.toMatchObject(gone)
    const note = { projectId: id, applicantId, text: 'x' }
    await expect(addProjectNote(deps, member, note)).rejects.toMatchObject(gone)
  })
})
