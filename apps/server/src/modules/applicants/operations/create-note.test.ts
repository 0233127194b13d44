import { domainEventPayloads, noteLimits } from '@candor/contract'
import { applicantNote, domainEvent } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { createNote } from './create-note'
import { listApplicants } from './list-applicants'
import { listNotes } from './list-notes'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const listEvents = (noteId: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(domainEvent).where(eq(domainEvent.subjectId, noteId)),
  )

describe('createNote', () => {
  test('saves any text as it is, with its author and time', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('written@example.org')
    const text = '👩‍💻 مرحبا <script>alert(1)</script>\nnext line'
    const note = await createNote(deps, member, { applicantId, text })
    expect(note).toMatchObject({ text, authorId: member.userId, authorName: 'Mai Trần', isOwn: true, version: 1 })
    expect(note.editedAt).toBeNull()
    expect((await listNotes(deps, member, { applicantId })).items).toEqual([note])
  })

  test('records whom it mentions: members who may read it, and not its author', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('mentioned@example.org')
    const reviewer = await fixture.addColleague('reviewer', 'Hà Lê')
    const viewer = await fixture.addColleague('viewer', 'An Đỗ')
    const people = [reviewer, viewer, member, fixture.stranger].map(({ userId }) => `@[${userId}]`)
    const note = await createNote(deps, member, { applicantId, text: people.join(' ') })
    expect(note.mentions.map(({ name }) => name).sort()).toEqual(['An Đỗ', 'Hà Lê', 'Mai Trần'])
    const [event, ...others] = await listEvents(note.id)
    expect(others).toEqual([])
    expect(domainEventPayloads['note.mentioned'].parse(event?.payload)).toEqual({
      noteId: note.id,
      applicantId,
      authorId: member.userId,
      userIds: [reviewer.userId],
    })
  })

  test('records nothing when it mentions no one', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('plain@example.org')
    const note = await createNote(deps, member, { applicantId, text: 'Knows Kubernetes' })
    expect(await listEvents(note.id)).toEqual([])
  })

  test('loses nothing when two reviewers write at once', async () => {
    const { deps, member, reviewer } = fixture
    const applicantId = await fixture.enter('both@example.org')
    const texts = Array.from({ length: 8 }, (_, index) => `note ${index}`)
    await Promise.all(
      texts.map((text, index) => createNote(deps, index % 2 === 0 ? member : reviewer, { applicantId, text })),
    )
    const { items } = await listNotes(deps, member, { applicantId })
    expect(items.map(({ text }) => text).sort()).toEqual(texts)
  })

  test('is refused for someone who is unknown, foreign or, for a reviewer, only invited', async () => {
    const { deps, member, reviewer, stranger } = fixture
    const applicantId = await fixture.enter('seen@example.org')
    await fixture.invite('unseen@example.org')
    const invited = await listApplicants(deps, member, { page: 1, sort: 'newest', keyword: 'unseen@' })
    const unseenId = invited.items[0]?.id ?? ''
    const write = (actor = member, id = applicantId) => createNote(deps, actor, { applicantId: id, text: 'x' })
    await Promise.all(
      [write(stranger), write(member, deps.newId()), write(reviewer, unseenId)].map((refused) =>
        expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' }),
      ),
    )
    await expect(write(member, unseenId)).resolves.toMatchObject({ applicantId: unseenId })
  })

  test('stops at the limit of notes about one person', async () => {
    const { deps, member } = fixture
    const { organizationId, userId: authorId } = member
    const applicantId = await fixture.enter('discussed@example.org')
    const row = { organizationId, applicantId, authorId, text: 'x', createdAt: new Date(0) }
    const rows = Array.from({ length: noteLimits.perApplicant }, () => ({ ...row, id: deps.newId() }))
    await deps.withActor(member, (tx) => tx.insert(applicantNote).values(rows))
    await expect(createNote(deps, member, { applicantId, text: 'x' })).rejects.toMatchObject({
      code: 'NOTE_LIMIT_REACHED',
    })
  })
})
