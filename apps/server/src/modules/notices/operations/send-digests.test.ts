import { authUser } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { type Notices, openNotices } from '../testing/open-notices'
import { changeNoticeSetting } from './change-notice-setting'
import { readNotices } from './read-notices'
import { sendDigests } from './send-digests'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())
/** What earlier tests left is mailed, and the next digest may go out. */
beforeEach(async () => {
  await sendDigests(fixture.digestDeps)
  fixture.deps.clock.advance(noticeRules.digestEveryMs)
  await sendDigests(fixture.digestDeps)
  fixture.deps.clock.advance(noticeRules.digestEveryMs)
  fixture.deps.sentJobs.length = 0
})

test('mails a member one digest in an hour, and what arrives meanwhile in the next one', async () => {
  const { deps, digestDeps, member } = fixture
  const { length: before } = await fixture.listMails(member.userId)
  await fixture.submitNoticed('first@example.org')
  await fixture.submitNoticed('second@example.org')
  await sendDigests(digestDeps)
  await sendDigests(digestDeps)
  const [mail, ...others] = (await fixture.listMails(member.userId)).slice(before)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'notice-digest', locale: 'en', organizationId: member.organizationId })
  expect(mail?.text).toContain('2 new interviews were submitted.')
  expect(mail?.text).toContain('http://localhost:3000/company/notices')
  expect(mail).toMatchObject({ category: 'notices' })
  expect(mail?.text).toMatch(/Unsubscribe from these emails: http:\/\/localhost:3000\/unsubscribe\?token=\S+/)
  // Names no one: nothing of an erased person is left in it.
  expect(mail?.text.replace(/token=\S+/, '')).not.toMatch(/Lan|example\.org|Recruiter/)

  await fixture.submitNoticed('third@example.org')
  deps.sentJobs.length = 0
  await sendDigests(digestDeps)
  expect(await fixture.listMails(member.userId)).toHaveLength(before + 1)
  expect(deps.sentJobs.map(({ queue }) => queue)).toContain('send-notice-digests')
  deps.clock.advance(noticeRules.digestEveryMs)
  deps.sentJobs.length = 0
  await sendDigests(digestDeps)
  const later = (await fixture.listMails(member.userId)).slice(before + 1)
  expect(later.map(({ text }) => text.includes('1 new interview was submitted.'))).toEqual([true])
  expect(deps.sentJobs.map(({ queue }) => queue)).not.toContain('send-notice-digests')
})

test('mails one digest when several processes run at once', async () => {
  const { digestDeps, member } = fixture
  const { length: before } = await fixture.listMails(member.userId)
  await fixture.submitNoticed('processes@example.org')
  await Promise.all([1, 2, 3].map(() => sendDigests(digestDeps)))
  expect(await fixture.listMails(member.userId)).toHaveLength(before + 1)
})

test('mails nothing that was read, deleted or switched off since', async () => {
  const { deps, digestDeps, member } = fixture
  const reader = await fixture.addColleague('recruiter', 'Đã Đọc')
  const quiet = await fixture.addColleague('recruiter', 'Tắt Thư')
  const { id } = await fixture.submitNoticed('gone@example.org')
  await deleteSubmissions(deps, member, { ids: [id] })
  await sendDigests(digestDeps)
  expect(await fixture.listMails(reader.userId)).toEqual([])
  await fixture.submitNoticed('read@example.org')
  await readNotices(deps, reader, {})
  await changeNoticeSetting(deps, quiet, { kind: 'new_submission', inProduct: true, byMail: false })
  await sendDigests(digestDeps)
  expect([await fixture.listMails(reader.userId), await fixture.listMails(quiet.userId)]).toEqual([[], []])
  expect(await fixture.list(quiet)).not.toEqual([])
})

test('mails nothing to someone who has left, and can’t sign in', async () => {
  const { digestDeps } = fixture
  const left = await fixture.addColleague('recruiter', 'Đã Rời')
  await fixture.submitNoticed('left@example.org')
  await fixture.removeColleague(left.userId)
  await sendDigests(digestDeps)
  expect(await fixture.listMails(left.userId)).toEqual([])
})

test('a worker reads the accounts of members only, whatever their role', async () => {
  const { deps } = fixture
  const { userId } = await fixture.addColleague('reviewer', 'Thành Viên')
  const before = await fixture.addColleague('reviewer', 'Người Cũ')
  await deps.withActor({ kind: 'auth' }, (tx) => tx.execute(`delete from member where user_id = '${before.userId}'`))
  const rows = await deps.withActor({ kind: 'worker' }, (tx) => tx.select({ id: authUser.id }).from(authUser))
  const ids = rows.map(({ id }) => id)
  expect([ids.includes(userId), ids.includes(before.userId)]).toEqual([true, false])
})
