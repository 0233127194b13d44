import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNote } from '../../../applicants/operations/create-note'
import { listApplicants } from '../../../applicants/operations/list-applicants'
import { listNotes } from '../../../applicants/operations/list-notes'
import { rateApplicant } from '../../../applicants/operations/rate-applicant'
import { updateNote } from '../../../applicants/operations/update-note'
import { addProjectApplicant } from '../../../projects/operations/add-project-applicant'
import { createProject } from '../../../projects/operations/create-project'
import { listProjectApplicants } from '../../../projects/operations/list-project-applicants'
import { listSubmissions } from '../../operations/list-submissions'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { undoDeletion } from './undo-deletion'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

const page = { page: 1, sort: 'newest' } as const

describe('undoDeletion', () => {
  test('restores every submission with what was written about the person, and the job then erases nothing', async () => {
    const { deps, member, submit } = fixture
    const [one, two] = [await submit(), await submit()]
    const applicantId = (await listApplicants(deps, member, page)).items[0]?.id ?? ''
    const { id: projectId } = await createProject(deps, member, { name: 'Spring hires' })
    await addProjectApplicant(deps, member, { projectId, applicantId })
    await createNote(deps, member, { applicantId, text: 'Asked good questions' })
    await rateApplicant(deps, member, { id: applicantId, rating: 4 })
    const readShown = async () => {
      // `at` is the time of reading.
      const { at: _at, ...submissions } = await listSubmissions(deps, member, page)
      return [submissions, await listApplicants(deps, member, page)]
    }
    const read = async () => [
      ...(await readShown()),
      await listNotes(deps, member, { applicantId }),
      await listProjectApplicants(deps, member, { projectId, page: 1 }),
    ]
    const before = await read()
    const { id } = await fixture.order(one.id, two.id)
    expect(await readShown()).not.toEqual(before.slice(0, 2))
    expect(await undoDeletion(deps, member, { id })).toMatchObject({ state: 'undone', undoMs: 0 })
    expect(await read()).toEqual(before)
    fixture.pass()
    await fixture.run(id)
    expect(await read()).toEqual(before)
    await expect(undoDeletion(deps, member, { id })).rejects.toMatchObject({ code: 'DELETION_FINAL' })
  })

  test('until it is too late, hides a person who is still invited, with what was written about them', async () => {
    const { deps, member, submit } = fixture
    const email = 'invited@example.org'
    await fixture.invite(email)
    const { id: submissionId } = await submit({ email })
    const find = async () => (await listApplicants(deps, member, { ...page, keyword: email })).items
    const applicantId = (await find())[0]?.id ?? ''
    const { id: projectId } = await createProject(deps, member, { name: 'Invited' })
    await addProjectApplicant(deps, member, { projectId, applicantId })
    const note = await createNote(deps, member, { applicantId, text: 'Asked good questions' })
    await rateApplicant(deps, member, { id: applicantId, rating: 4 })
    const before = await find()
    const { id } = await fixture.order(submissionId)
    // Nor does a new invitation open it again.
    await fixture.invite(email)
    expect(await find()).toEqual([])
    expect((await listProjectApplicants(deps, member, { projectId, page: 1 })).items).toEqual([])
    for (const read of [
      () => listNotes(deps, member, { applicantId }),
      () => updateNote(deps, member, { id: note.id, text: 'Changed', version: note.version }),
      () => rateApplicant(deps, member, { id: applicantId, rating: null }),
      () => addProjectApplicant(deps, member, { projectId, applicantId }),
    ])
      await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await undoDeletion(deps, member, { id })
    expect(await find()).toEqual(before)
    expect((await listNotes(deps, member, { applicantId })).items).toMatchObject([{ text: 'Asked good questions' }])
    // Once the interview is erased, the invitation is all that is left.
    const again = await fixture.order(submissionId)
    fixture.pass()
    await fixture.run(again.id)
    expect(await find()).toMatchObject([{ id: applicantId, submissionCount: 0, rating: null }])
    expect((await listNotes(deps, member, { applicantId })).items).toEqual([])
  })

  test('is refused when the time is over, even if the job has not begun, and to another organization', async () => {
    const { deps, member, stranger, submit } = fixture
    const { id: submissionId } = await submit()
    const { id } = await fixture.order(submissionId)
    await expect(undoDeletion(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    fixture.pass()
    await expect(undoDeletion(deps, member, { id })).rejects.toMatchObject({ code: 'DELETION_FINAL' })
    expect((await listSubmissions(deps, member, page)).items.map((item) => item.id)).not.toContain(submissionId)
  })
})
