import { noticeLimits } from '@candor/contract'
import { notice } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Notices, openNotices } from '../testing/open-notices'
import { countUnread } from './count-unread'

let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

test('counts what is shown and not read, up to a limit', async () => {
  const { deps, member } = fixture
  const { organizationId, userId } = member
  const { id: submissionId } = await fixture.submitNoticed('one@example.org')
  expect(await countUnread(deps, member)).toEqual({ unread: 1 })
  const row = { organizationId, userId, kind: 'new_submission' as const, submissionId, isMailDue: false }
  // The date is part of what makes a notice the same as another.
  const add = (count: number, isShown: boolean) =>
    deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(notice).values(
        Array.from({ length: count }, (_, index) => {
          const replyBy = new Date(index + (isShown ? 1_000 : 0))
          return { ...row, id: deps.newId(), isShown, replyBy, createdAt: replyBy }
        }),
      ),
    )
  await add(3, false)
  expect(await countUnread(deps, member)).toEqual({ unread: 1 })
  await add(noticeLimits.unread, true)
  expect(await countUnread(deps, member)).toEqual({ unread: noticeLimits.unread })
})
