import { notice } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStatementCounter } from '../../../testing/count-statements'
import { createNote } from '../../applicants/operations/create-note'
import { markViewed } from '../../submissions/operations/mark-viewed'
import { type Notices, openNotices } from '../testing/open-notices'
import { listNotices } from './list-notices'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

test('lists what is new with its candidate, newest first, and what it opens', async () => {
  const { deps, member } = fixture
  const reader = await fixture.addColleague('recruiter', 'Thu Hà')
  const { id, applicantId } = await fixture.submitNoticed('listed@example.org')
  deps.clock.advance(60_000)
  const note = await createNote(deps, member, { applicantId, text: `Please look, @[${reader.userId}]` })
  await fixture.deliver(note.id)
  const items = await fixture.list(reader)
  const candidate = { isRead: false, submissionId: id, replyBy: null }
  expect(items).toMatchObject([
    { ...candidate, kind: 'mention', authorName: 'Mai Trần' },
    { ...candidate, kind: 'new_submission', authorName: null },
  ])
  expect(items[0]?.positionName).not.toBe('')
  expect(items.every(({ candidateName }) => candidateName.includes('Lan'))).toBe(true)
  expect((await fixture.list(member)).map(({ kind }) => kind)).toEqual(['new_submission'])
  expect(await fixture.list(fixture.stranger)).toEqual([])
})

test('shows a member nothing of a kind that the role no longer gets', async () => {
  const { deps, member } = fixture
  const reader = await fixture.addColleague('reviewer', 'Một Người')
  const { applicantId } = await fixture.submitNoticed('demoted@example.org')
  const note = await createNote(deps, member, { applicantId, text: `@[${reader.userId}]` })
  await fixture.deliver(note.id)
  expect(await fixture.list(reader)).toHaveLength(2)
  expect(await fixture.list({ ...reader, role: 'viewer' })).toEqual([])
})

test('marks a notice as read when its submission is opened', async () => {
  const { deps, reviewer } = fixture
  const { id } = await fixture.submitNoticed('opened@example.org')
  await markViewed(deps, reviewer, { id })
  expect((await fixture.list(reviewer)).find(({ submissionId }) => submissionId === id)?.isRead).toBe(true)
})

test('has pages of fifty, and reads nothing beyond the limit', async () => {
  const { deps } = fixture
  const reader = await fixture.addColleague('admin', 'Trang')
  const { applicantId } = await fixture.submitOnly('pages@example.org')
  const { organizationId, userId } = reader
  const row = { organizationId, userId, kind: 'reply_due' as const, applicantId, isShown: true, isMailDue: false }
  const replyBy = new Date(deps.clock.nowMs() + 60_000)
  await fixture.promiseReply(applicantId, replyBy.getTime())
  await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.insert(notice).values({ ...row, id: deps.newId(), replyBy, createdAt: replyBy }),
  )
  expect(await listNotices(deps, reader, { page: 1 })).toMatchObject({ page: 1, pageSize: 50, total: 1 })
  expect((await listNotices(deps, reader, { page: 2 })).items).toEqual([])
  expect((await listNotices(deps, reader, { page: 100_000 })).items).toEqual([])
})

test('takes as many statements for several notices of different kinds as for one', async () => {
  const { deps, member } = fixture
  const reader = await fixture.addColleague('recruiter', 'Đếm Câu')
  const counter = openStatementCounter(deps)
  const countStatements = async () => {
    const { answer, statements } = await counter.count((watched) => listNotices(watched, reader, { page: 1 }))
    return { rows: answer.items.length, statements }
  }
  await fixture.submitNoticed('counted-1@example.org')
  const one = await countStatements()
  for (const email of ['counted-2@example.org', 'counted-3@example.org']) {
    const { applicantId } = await fixture.submitNoticed(email)
    const note = await createNote(deps, member, { applicantId, text: `@[${reader.userId}]` })
    await fixture.deliver(note.id)
  }
  const several = await countStatements()
  await counter.close()
  expect(one.statements).toBeGreaterThan(2)
  expect([one.rows, several]).toEqual([1, { rows: 5, statements: one.statements }])
})
