import { noticeKinds } from '@candor/contract'
import { noticeSetting } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Notices, openNotices } from '../testing/open-notices'
import { changeNoticeSetting } from './change-notice-setting'
import { listNoticeSettings } from './list-notice-settings'
import { sendDigests } from './send-digests'
import { stopNoticeMails } from './stop-notice-mails'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

const getEmail = (userId: string): string => `${userId}@example.org`

test('mails the member no more digests, shows notices as before, and may be repeated', async () => {
  const { deps, digestDeps, member } = fixture
  const { organizationId } = member
  const reader = await fixture.addColleague('reviewer', 'Ngừng Thư')
  const colleague = await fixture.addColleague('recruiter', 'Vẫn Nhận')
  await changeNoticeSetting(deps, reader, { kind: 'reply_due', inProduct: false, byMail: true })
  await stopNoticeMails(deps, { email: getEmail(reader.userId), organizationId })
  await stopNoticeMails(deps, { email: getEmail(reader.userId), organizationId })
  expect((await listNoticeSettings(deps, reader)).items).toEqual([
    { kind: 'new_submission', inProduct: true, byMail: false },
    { kind: 'mention', inProduct: true, byMail: false },
    { kind: 'reply_due', inProduct: false, byMail: false },
    { kind: 'reply_overdue', inProduct: true, byMail: false },
    { kind: 'mail_refused', inProduct: true, byMail: false },
    { kind: 'request', inProduct: true, byMail: false },
  ])
  await fixture.submitNoticed('stopped@example.org')
  await sendDigests(digestDeps)
  expect(await fixture.listMails(reader.userId)).toEqual([])
  expect(await fixture.list(reader)).toMatchObject([{ kind: 'new_submission' }])
  expect(await fixture.listMails(colleague.userId)).toHaveLength(1)
  // Kinds that only a later role gets are off, too.
  const rows = await deps.withActor(reader, (tx) =>
    tx
      .select()
      .from(noticeSetting)
      .where(and(eq(noticeSetting.userId, reader.userId), eq(noticeSetting.byMail, false))),
  )
  expect(rows).toHaveLength(noticeKinds.length)
  // The member switches them on again in the settings.
  deps.clock.advance(noticeRules.digestEveryMs)
  await changeNoticeSetting(deps, reader, { kind: 'new_submission', inProduct: true, byMail: true })
  await fixture.submitNoticed('again@example.org')
  await sendDigests(digestDeps)
  expect(await fixture.listMails(reader.userId)).toHaveLength(1)
})

test('changes nothing for an address that is no member of the organization', async () => {
  const { deps, member } = fixture
  const stranger = await fixture.addColleague('reviewer', 'Đã Đi')
  await fixture.removeColleague(stranger.userId)
  await stopNoticeMails(deps, { email: getEmail(stranger.userId), organizationId: member.organizationId })
  await stopNoticeMails(deps, { email: getEmail(member.userId), organizationId: deps.newId() })
  const rows = await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select({ userId: noticeSetting.userId }).from(noticeSetting).where(eq(noticeSetting.userId, member.userId)),
  )
  expect(rows).toEqual([])
})
