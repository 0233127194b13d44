import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReplies, type Replies } from '../testing/open-replies'
import { changeResponseRate } from './change-response-rate'
import { getResponseRate } from './get-response-rate'

let fixture: Replies
beforeAll(async () => {
  fixture = await openReplies()
})
afterAll(() => fixture.deps.close())

test('changes only the organization of the member', async () => {
  const { deps, member, stranger } = fixture
  expect(await changeResponseRate(deps, member, { isShown: true })).toEqual({ isShown: true, rate: null })
  expect(await getResponseRate(deps, member)).toMatchObject({ isShown: true })
  expect(await getResponseRate(deps, stranger)).toMatchObject({ isShown: false })
  expect(await changeResponseRate(deps, member, { isShown: false })).toMatchObject({ isShown: false })
})
