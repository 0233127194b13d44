import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNote } from '../../applicants/operations/create-note'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectNote } from './add-project-note'
import { listProjectNotes } from './list-project-notes'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('addProjectNote', () => {
  test('writes a note that is the applicant’s everywhere', async () => {
    const { deps, member, reviewer } = fixture
    const applicantId = await fixture.enter('noted@example.org')
    const change = { projectId: await fixture.fill([applicantId]), applicantId }
    await createNote(deps, reviewer, { applicantId, text: 'On the page of the submission' })
    deps.clock.advance(1_000)
    await addProjectNote(deps, member, { ...change, text: 'In the project' })
    const elsewhere = { ...change, projectId: await fixture.fill([applicantId]) }
    const read = await Promise.all([change, elsewhere].map((place) => listProjectNotes(deps, member, place)))
    expect(read.map(({ items }) => items.map(({ text }) => text))).toEqual([
      ['In the project', 'On the page of the submission'],
      ['In the project', 'On the page of the submission'],
    ])
  })

  test('is refused for a person who isn’t in the project', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('outside@example.org')
    const change = { projectId: await fixture.fill(), applicantId, text: 'x' }
    await expect(addProjectNote(deps, member, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
