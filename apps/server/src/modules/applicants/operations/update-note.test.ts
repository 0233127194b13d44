import { domainEvent } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { createNote } from './create-note'
import { listNotes } from './list-notes'
import { updateNote } from './update-note'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('updateNote', () => {
  test('saves the first of two edits of one version, and refuses the other', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('edited@example.org')
    const { id, version } = await createNote(deps, member, { applicantId, text: 'first' })
    const edits = ['one', 'other'].map((text) => updateNote(deps, member, { id, text, version }))
    const results = await Promise.allSettled(edits)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(updateNote(deps, member, { id, text: 'late', version })).rejects.toMatchObject({
      code: 'NOTE_VERSION_CONFLICT',
    })
    const [note] = (await listNotes(deps, member, { applicantId })).items
    expect(['one', 'other']).toContain(note?.text)
    expect(note).toMatchObject({ version: 2, editedAt: expect.any(String) })
  })

  test('records only people whom the note did not mention before', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('again@example.org')
    const [first, second] = [await fixture.addColleague('reviewer', 'A'), await fixture.addColleague('recruiter', 'B')]
    const { id, version } = await createNote(deps, member, { applicantId, text: `@[${first.userId}]` })
    await updateNote(deps, member, { id, version, text: `@[${first.userId}] @[${second.userId}]` })
    const events = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(domainEvent).where(eq(domainEvent.subjectId, id)).orderBy(domainEvent.position),
    )
    expect(events.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ userIds: [first.userId] }),
      expect.objectContaining({ userIds: [second.userId] }),
    ])
  })

  test('is refused for another member’s note, and finds none of another organization', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('foreign@example.org')
    const { id, version } = await createNote(deps, member, { applicantId, text: 'mine' })
    const colleague = await fixture.addColleague('owner', 'C')
    const change = { id, version, text: 'theirs' }
    await expect(updateNote(deps, colleague, change)).rejects.toMatchObject({ code: 'NOT_NOTE_AUTHOR' })
    await expect(updateNote(deps, stranger, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listNotes(deps, member, { applicantId })).items[0]?.text).toBe('mine')
  })
})
