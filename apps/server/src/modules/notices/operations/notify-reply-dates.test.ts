import { notice } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markReplied } from '../../applicants/operations/mark-replied'
import { type Notices, openNotices } from '../testing/open-notices'
import { notifyReplyDates } from './notify-reply-dates'

const hourMs = 60 * 60_000
let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

const countRows = async (applicantId: string): Promise<number> => {
  const rows = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select({ id: notice.id }).from(notice).where(eq(notice.applicantId, applicantId)),
  )
  return rows.length
}

test('notifies the members who review two days before the date, once for each applicant and date', async () => {
  const { deps, member } = fixture
  const reviewer = await fixture.addColleague('reviewer', 'Duyệt')
  const viewer = await fixture.addColleague('viewer', 'Xem')
  const { id, applicantId } = await fixture.submitOnly('due@example.org')
  await fixture.share(viewer.userId, id)
  const dueMs = deps.clock.nowMs() + noticeRules.replyLeadMs + hourMs
  await fixture.promiseReply(applicantId, dueMs)
  await notifyReplyDates(deps)
  expect(await fixture.list(reviewer)).toEqual([])
  deps.clock.advance(hourMs)
  await notifyReplyDates(deps)
  await notifyReplyDates(deps)
  const replyBy = new Date(dueMs).toISOString()
  expect(await fixture.list(reviewer)).toMatchObject([{ kind: 'reply_due', submissionId: id, replyBy }])
  expect([await countRows(applicantId), await fixture.list(viewer)]).toEqual([2, []])

  await fixture.promiseReply(applicantId, dueMs - hourMs)
  expect(await fixture.list(reviewer)).toEqual([])
  await notifyReplyDates(deps)
  expect(await fixture.list(reviewer)).toHaveLength(1)
  await markReplied(deps, member, { id: applicantId })
  expect(await fixture.list(reviewer)).toEqual([])
})

test('notifies owners and those who review again when the date has passed without a reply, and mails them', async () => {
  const { deps, member } = fixture
  const recruiter = await fixture.addColleague('recruiter', 'Tuyển')
  const viewer = await fixture.addColleague('viewer', 'Khách')
  const { id, applicantId } = await fixture.submitOnly('overdue@example.org')
  const dueMs = deps.clock.nowMs() + hourMs
  await fixture.promiseReply(applicantId, dueMs)
  deps.clock.advance(hourMs)
  await notifyReplyDates(deps)
  await notifyReplyDates(deps)
  const notices = await Promise.all([member, recruiter, viewer].map((actor) => fixture.list(actor)))
  const replyBy = new Date(dueMs).toISOString()
  const expected = { kind: 'reply_overdue', submissionId: id, createdAt: replyBy, replyBy, isRead: false }
  expect(notices).toMatchObject([[expected], [expected], []])
  const readDue = () =>
    deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select({ isMailDue: notice.isMailDue }).from(notice).where(eq(notice.applicantId, applicantId)),
    )
  expect((await readDue()).every(({ isMailDue }) => isMailDue)).toBe(true)
  await markReplied(deps, member, { id: applicantId })
  expect(await fixture.list(member)).toEqual([])
})

test('goes through more applicants than one batch has, and leaves out dates that passed long ago', async () => {
  const { deps } = fixture
  const { applicantId: passed } = await fixture.submitOnly('passed@example.org')
  await fixture.promiseReply(passed, deps.clock.nowMs() - noticeRules.overdueForMs)
  const people = await Promise.all(
    Array.from({ length: 101 }, (_, index) => fixture.invite(`person-${index}@example.org`)),
  )
  expect(people).toHaveLength(101)
  const dueMs = deps.clock.nowMs() + hourMs
  await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.execute(
      `update applicant set reply_by = '${new Date(dueMs).toISOString()}' where email like 'person-%@example.org'`,
    ),
  )
  await notifyReplyDates(deps)
  const { rows } = await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.execute(
      `select count(distinct n.applicant_id)::int as people from notice n join applicant a on a.id = n.applicant_id where a.email like 'person-%@example.org'`,
    ),
  )
  expect([rows[0], await countRows(passed)]).toEqual([{ people: 101 }, 0])
})
