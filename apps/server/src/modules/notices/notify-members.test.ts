import { submission } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNote } from '../applicants/operations/create-note'
import { deleteNote } from '../applicants/operations/delete-note'
import { listApplicants } from '../applicants/operations/list-applicants'
import { updateNote } from '../applicants/operations/update-note'
import { deleteSubmissions } from '../submissions/deletions/operations/delete-submissions'
import { undoDeletion } from '../submissions/deletions/operations/undo-deletion'
import { openDeletions } from '../submissions/deletions/testing/open-deletions'
import { notifyFailedAssessment } from './events/notify-failed-assessment'
import { notifyMention } from './events/notify-mention'
import { notifySubmission } from './events/notify-submission'
import { changeNoticeSetting } from './operations/change-notice-setting'
import { listNotices } from './operations/list-notices'
import { readNotices } from './operations/read-notices'
import { type Notices, openNotices } from './testing/open-notices'

const worker = { kind: 'worker' } as const
let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

describe('a submission', () => {
  const isListed = async (actor: Parameters<Notices['list']>[0], id: string): Promise<boolean> =>
    (await fixture.list(actor)).some(({ submissionId }) => submissionId === id)

  test('notifies members of every role, and a viewer only of what is shared with them at that time', async () => {
    const { deps, member } = fixture
    const viewer = await fixture.addColleague('viewer', 'Xem')
    const late = await fixture.addColleague('viewer', 'Hết Hạn')
    const reviewer = await fixture.addColleague('reviewer', 'Duyệt')
    const shared = await fixture.submitOnly('shared@example.org')
    const other = await fixture.submitNoticed('other@example.org')
    await fixture.share(viewer.userId, shared.id)
    await fixture.share(late.userId, shared.id, new Date(deps.clock.nowMs()))
    await fixture.deliver(shared.id)
    expect([await isListed(member, shared.id), await isListed(reviewer, shared.id)]).toEqual([true, true])
    expect((await fixture.list(viewer)).map(({ submissionId }) => submissionId)).toEqual([shared.id])
    expect(await fixture.list(late)).toEqual([])
    expect(await isListed(reviewer, other.id)).toBe(true)
  })

  test('adds one notice for a member, however often the event is handled', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submitNoticed('twice@example.org')
    const event = { organizationId: member.organizationId, payload: { submissionId: id } }
    await deps.withActor(worker, (tx) => notifySubmission(deps, tx, event))
    expect((await fixture.list(member)).filter(({ submissionId }) => submissionId === id)).toHaveLength(1)
  })

  test('has the time that the submission shows, not the one of its arrival', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submitOnly('time@example.org')
    const submittedAt = new Date(deps.clock.nowMs() - 3 * 60 * 60_000)
    await deps.withActor(worker, (tx) => tx.update(submission).set({ submittedAt }).where(eq(submission.id, id)))
    await fixture.deliver(id)
    const found = (await fixture.list(member)).find(({ submissionId }) => submissionId === id)
    expect(found?.createdAt).toBe(submittedAt.toISOString())
  })

  test('adds nothing for a member who switched both channels off, and orders a digest for others', async () => {
    const { deps, member } = fixture
    const quiet = await fixture.addColleague('recruiter', 'Im')
    await changeNoticeSetting(deps, quiet, { kind: 'new_submission', inProduct: false, byMail: false })
    deps.sentJobs.length = 0
    const { id } = await fixture.submitNoticed('quiet@example.org')
    expect([await isListed(quiet, id), await isListed(member, id)]).toEqual([false, true])
    const startAfterMs = deps.clock.nowMs() + noticeRules.digestDelayMs
    expect(deps.sentJobs).toContainEqual(expect.objectContaining({ queue: 'send-notice-digests', startAfterMs }))
  })

  test('a deleted submission has no notice: hidden at once, back when it is undone, gone when it is erased', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submitNoticed('deleted@example.org')
    const { id: deletionId } = await deleteSubmissions(deps, member, { ids: [id] })
    expect(await isListed(member, id)).toBe(false)
    await undoDeletion(deps, member, { id: deletionId })
    expect(await isListed(member, id)).toBe(true)
    await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, id)))
    expect(await isListed(member, id)).toBe(false)
  })

  test('nothing is left of a person who is erased', async () => {
    const erased = await openDeletions()
    try {
      const { deps, member } = erased
      const { id } = await erased.submit({ email: 'erased@example.org' })
      const event = { organizationId: member.organizationId, payload: { submissionId: id } }
      await deps.withActor(worker, (tx) => notifySubmission(deps, tx, event))
      expect((await listNotices(deps, member, { page: 1 })).total).toBe(1)
      const { id: deletionId } = await erased.order(id)
      erased.pass()
      await erased.run(deletionId)
      const { rows } = await deps.withActor(worker, (tx) => tx.execute('select id from notice'))
      expect(rows).toEqual([])
      // An event that is delivered afterwards finds nothing to notify of.
      await deps.withActor(worker, (tx) => notifySubmission(deps, tx, event))
      expect((await listNotices(deps, member, { page: 1 })).total).toBe(0)
    } finally {
      await erased.deps.close()
    }
  })
})

describe('a mention', () => {
  const countMentions = async (actor: Parameters<Notices['list']>[0]): Promise<number> =>
    (await fixture.list(actor)).filter(({ kind }) => kind === 'mention').length

  test('notifies whom a note mentions once, until the note is deleted', async () => {
    const { deps, member } = fixture
    const named = await fixture.addColleague('reviewer', 'Được Nhắc')
    const { applicantId } = await fixture.submitOnly('note@example.org')
    const note = await createNote(deps, member, { applicantId, text: `@[${named.userId}] and @[${member.userId}]` })
    await fixture.deliver(note.id)
    expect([await countMentions(named), await countMentions(member)]).toEqual([1, 0])
    const without = await updateNote(deps, member, { id: note.id, text: 'No one', version: note.version })
    await updateNote(deps, member, { id: note.id, text: `@[${named.userId}]`, version: without.version })
    await fixture.deliver(note.id)
    expect(await countMentions(named)).toBe(1)
    await deleteNote(deps, member, { id: note.id })
    expect(await countMentions(named)).toBe(0)
  })

  test('adds nothing about a note that was deleted before the event is delivered', async () => {
    const { deps, member } = fixture
    const named = await fixture.addColleague('reviewer', 'Muộn')
    const { applicantId } = await fixture.submitOnly('late-note@example.org')
    const payload = { noteId: deps.newId(), applicantId, authorId: member.userId, userIds: [named.userId] }
    await deps.withActor(worker, (tx) => notifyMention(deps, tx, { organizationId: member.organizationId, payload }))
    expect(await countMentions(named)).toBe(0)
  })

  test('shows a reviewer no mention about someone who is only invited', async () => {
    const { deps, member } = fixture
    const named = await fixture.addColleague('reviewer', 'Chưa Thấy')
    const recruiter = await fixture.addColleague('recruiter', 'Tuyển')
    await fixture.invite('invited@example.org', 'Lan Phạm')
    const { items } = await listApplicants(deps, member, { page: 1, sort: 'newest', keyword: 'invited@example.org' })
    const applicantId = items[0]?.id ?? ''
    const text = `@[${named.userId}] @[${recruiter.userId}]`
    const note = await createNote(deps, member, { applicantId, text })
    await fixture.deliver(note.id)
    expect([await countMentions(named), await countMentions(recruiter)]).toEqual([0, 1])
    expect((await fixture.list(recruiter))[0]).toMatchObject({ submissionId: null, projectId: null })
  })
})

describe('a failed assessment', () => {
  const listFailed = async (actor: Parameters<Notices['list']>[0]) =>
    (await fixture.list(actor)).filter(({ kind }) => kind === 'assessment_failed')
  const setState = (id: string, state: 'failed' | 'assessing'): Promise<unknown> =>
    fixture.deps.withActor(worker, (tx) => tx.update(submission).set({ state }).where(eq(submission.id, id)))
  const notify = (id: string): Promise<void> =>
    fixture.deps.withActor(worker, (tx) => {
      const { organizationId } = fixture.member
      return notifyFailedAssessment(fixture.deps, tx, { organizationId, payload: { submissionId: id } })
    })

  test('notifies owners while the assessment is given up, and again after another failure', async () => {
    const { deps, member } = fixture
    const admin = await fixture.addColleague('admin', 'Quản Trị')
    const { id } = await fixture.submitOnly('failed@example.org')
    await notify(id)
    expect(await listFailed(member)).toEqual([])
    await setState(id, 'failed')
    await notify(id)
    expect(await listFailed(member)).toMatchObject([{ kind: 'assessment_failed', submissionId: id, isRead: false }])
    expect(await listFailed(admin)).toEqual([])
    await readNotices(deps, member, {})
    await setState(id, 'assessing')
    expect(await listFailed(member)).toEqual([])
    await setState(id, 'failed')
    await notify(id)
    expect(await listFailed(member)).toMatchObject([{ submissionId: id, isRead: false }])
  })
})
