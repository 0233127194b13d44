import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listApplicants } from '../../../applicants/operations/list-applicants'
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
  test('restores every submission with its place in the pipeline, and the job then erases nothing', async () => {
    const { deps, member, submit } = fixture
    const [one, two] = [await submit(), await submit()]
    const read = async () => [await listSubmissions(deps, member, page), await listApplicants(deps, member, page)]
    const before = await read()
    const { id } = await fixture.order(one.id, two.id)
    expect(await read()).not.toEqual(before)
    expect(await undoDeletion(deps, member, { id })).toMatchObject({ state: 'undone', undoMs: 0 })
    expect(await read()).toEqual(before)
    fixture.pass()
    await fixture.run(id)
    expect(await read()).toEqual(before)
    await expect(undoDeletion(deps, member, { id })).rejects.toMatchObject({ code: 'DELETION_FINAL' })
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
