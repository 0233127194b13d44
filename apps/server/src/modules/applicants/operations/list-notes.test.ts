import { applicant, dataSubject, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { createNote } from './create-note'
import { listNotes } from './list-notes'

const worker = { kind: 'worker' } as const
let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('listNotes', () => {
  test('shows the newest note first, of a former member without their name', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('left@example.org')
    const leaver = await fixture.addColleague('reviewer', 'Hà Lê')
    await createNote(deps, leaver, { applicantId, text: 'Before I go' })
    deps.clock.advance(1_000)
    await createNote(deps, member, { applicantId, text: `Thank you @[${leaver.userId}]` })
    const before = await listNotes(deps, member, { applicantId })
    expect(before.items.map(({ authorName, isOwn }) => [authorName, isOwn])).toEqual([
      ['Mai Trần', true],
      ['Hà Lê', false],
    ])
    await fixture.removeColleague(leaver.userId)
    const { items } = await listNotes(deps, member, { applicantId })
    expect(items.map(({ authorName, mentions }) => [authorName, mentions])).toEqual([
      ['Mai Trần', []],
      ['', []],
    ])
  })

  test('finds nothing of another organization, and nothing about an erased person', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('erased@example.org')
    await createNote(deps, member, { applicantId, text: 'x' })
    await expect(listNotes(deps, stranger, { applicantId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.applicantId, applicantId))
      await tx.delete(dataSubject).where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    await expect(listNotes(deps, member, { applicantId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('forgets a person who is still invited when their last interview is deleted', async () => {
    const { deps, member } = fixture
    await fixture.invite('invited@example.org')
    const applicantId = await fixture.enter('invited@example.org')
    await fixture.enter('invited@example.org')
    await createNote(deps, member, { applicantId, text: 'x' })
    const isApplicant = eq(applicant.id, applicantId)
    await deps.withActor(worker, (tx) =>
      tx
        .update(applicant)
        .set({ replyBy: new Date(0) })
        .where(isApplicant),
    )
    const ids = (
      await deps.withActor(worker, (tx) =>
        tx.select({ id: submission.id }).from(submission).where(eq(submission.applicantId, applicantId)),
      )
    ).map(({ id }) => id)
    const counts: number[] = []
    for (const id of ids) {
      await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, id)))
      counts.push((await listNotes(deps, member, { applicantId })).items.length)
    }
    expect(counts).toEqual([1, 0])
    // No reply was promised to a person who is only invited.
    const [left] = await deps.withActor(worker, (tx) => tx.select().from(applicant).where(isApplicant))
    expect(left?.replyBy).toBeNull()
  })
})
