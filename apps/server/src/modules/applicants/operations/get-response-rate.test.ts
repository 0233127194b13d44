import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReplies, type Replies } from '../testing/open-replies'
import { getResponseRate } from './get-response-rate'
import { markReplied } from './mark-replied'

let fixture: Replies
beforeAll(async () => {
  fixture = await openReplies()
})
afterAll(() => fixture.deps.close())

const read = async () => (await getResponseRate(fixture.deps, fixture.member)).rate

test('counts people whose promised date passed in the last 180 days, and a reply only by its date', async () => {
  const { deps, member, dayMs } = fixture
  expect(await getResponseRate(deps, member)).toEqual({ isShown: false, rate: null })
  const nowMs = deps.clock.nowMs()
  const [onTime, late] = [await fixture.promise(nowMs + dayMs), await fixture.promise(nowMs + dayMs)]
  const forgotten = await fixture.promise(nowMs + dayMs)
  await fixture.promise(nowMs + 30 * dayMs)
  await markReplied(deps, member, { id: onTime })
  expect(await read()).toBeNull()
  deps.clock.advance(2 * dayMs)
  await markReplied(deps, member, { id: late })
  expect(await read()).toEqual({ percent: 33, count: 3, days: 180 })
  // A second reply, after the date, doesn't make the first one late.
  await markReplied(deps, member, { id: onTime })
  expect(await read()).toEqual({ percent: 33, count: 3, days: 180 })
  await fixture.hide(forgotten)
  expect(await read()).toEqual({ percent: 50, count: 2, days: 180 })
  expect((await getResponseRate(deps, fixture.stranger)).rate).toBeNull()
  deps.clock.advance(180 * dayMs)
  expect(await read()).toEqual({ percent: 0, count: 1, days: 180 })
})
