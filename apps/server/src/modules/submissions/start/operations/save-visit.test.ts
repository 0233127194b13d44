import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSubmissions, type Submissions } from '../../testing/open-submissions'
import { saveVisit } from './save-visit'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

test('answers when the member was there before, for each member apart, and counts a page loaded again soon as one visit', async () => {
  const { deps, member, stranger } = fixture
  const first = new Date(deps.clock.nowMs()).toISOString()
  expect(await saveVisit(deps, member)).toEqual({ lastVisitAt: null })
  deps.clock.advance(29 * 60_000)
  expect(await saveVisit(deps, member)).toEqual({ lastVisitAt: null })
  deps.clock.advance(60_000)
  const second = new Date(deps.clock.nowMs()).toISOString()
  expect(await saveVisit(deps, member)).toEqual({ lastVisitAt: first })
  deps.clock.advance(10 * 60_000)
  expect(await saveVisit(deps, member)).toEqual({ lastVisitAt: first })
  expect(await saveVisit(deps, stranger)).toEqual({ lastVisitAt: null })
  deps.clock.advance(24 * 3_600_000)
  expect(await saveVisit(deps, member)).toEqual({ lastVisitAt: second })
})
