import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Notices, openNotices } from '../testing/open-notices'
import { countUnread } from './count-unread'
import { readNotices } from './read-notices'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

test('a member marks their own notices as read, one or all, and no one else’s', async () => {
  const { deps, member } = fixture
  const colleague = await fixture.addColleague('recruiter', 'Đồng Nghiệp')
  for (const name of ['a', 'b', 'c']) await fixture.submitNoticed(`${name}@example.org`)
  expect(await countUnread(deps, member)).toEqual({ unread: 3 })
  const [newest] = await fixture.list(member)
  const input = { id: newest?.id ?? '' }
  await readNotices(deps, member, input)
  await readNotices(deps, member, input)
  expect(await countUnread(deps, member)).toEqual({ unread: 2 })
  for (const actor of [colleague, fixture.stranger])
    await expect(readNotices(deps, actor, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await readNotices(deps, member, {})
  expect([await countUnread(deps, member), await countUnread(deps, colleague)]).toEqual([{ unread: 0 }, { unread: 3 }])
})
