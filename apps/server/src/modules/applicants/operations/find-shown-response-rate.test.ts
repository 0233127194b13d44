import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReplies, type Replies } from '../testing/open-replies'
import { changeResponseRate } from './change-response-rate'
import { findShownResponseRate } from './find-shown-response-rate'

let fixture: Replies
beforeAll(async () => {
  fixture = await openReplies()
})
afterAll(() => fixture.deps.close())

test('is shown only where the organization shows it and ten people are counted', async () => {
  const { deps, member, dayMs } = fixture
  const find = () => findShownResponseRate(deps, member.organizationId)
  const dateMs = deps.clock.nowMs() + dayMs
  const ids = []
  for (let index = 0; index < 10; index += 1) ids.push(await fixture.promise(dateMs))
  deps.clock.advance(dayMs)
  expect(await find()).toBeNull()
  await changeResponseRate(deps, member, { isShown: true })
  expect(await find()).toEqual({ percent: 0, count: 10, days: 180 })
  // Deleted people don't count. The worker sees their rows.
  await fixture.hide(ids[0] ?? '')
  expect(await find()).toBeNull()
})
