import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Notices, openNotices } from '../testing/open-notices'
import { changeNoticeSetting } from './change-notice-setting'
import { listNoticeSettings } from './list-notice-settings'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

test('a member chooses each kind and channel for one organization', async () => {
  const { deps, member } = fixture
  const reviewer = await fixture.addColleague('reviewer', 'Chọn')
  const off = { kind: 'mention', inProduct: true, byMail: false } as const
  await changeNoticeSetting(deps, reviewer, { ...off, inProduct: false })
  const { items } = await changeNoticeSetting(deps, reviewer, off)
  expect(items).toEqual([
    { kind: 'new_submission', inProduct: true, byMail: true },
    off,
    { kind: 'reply_due', inProduct: true, byMail: true },
    { kind: 'reply_overdue', inProduct: true, byMail: true },
    { kind: 'mail_refused', inProduct: true, byMail: true },
    { kind: 'request', inProduct: true, byMail: true },
  ])
  expect(await listNoticeSettings(deps, reviewer)).toEqual({ items })
  expect((await listNoticeSettings(deps, member)).items.every(({ byMail }) => byMail)).toBe(true)
})
