import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { createNote } from './create-note'
import { deleteNote } from './delete-note'
import { listNotes } from './list-notes'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('deleteNote', () => {
  test('deletes the member’s own note and no other one', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('noted@example.org')
    const colleague = await fixture.addColleague('owner', 'C')
    const mine = await createNote(deps, member, { applicantId, text: 'mine' })
    const theirs = await createNote(deps, colleague, { applicantId, text: 'theirs' })
    await expect(deleteNote(deps, member, theirs)).rejects.toMatchObject({ code: 'NOT_NOTE_AUTHOR' })
    await expect(deleteNote(deps, stranger, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteNote(deps, member, mine)
    expect((await listNotes(deps, member, { applicantId })).items.map(({ text }) => text)).toEqual(['theirs'])
    await expect(deleteNote(deps, member, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
