import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { listOwnAccommodations } from './list-own-accommodations'

const dayMs = 24 * 60 * 60_000
let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

test('shows the candidate their requests, the newest first, with the answers, and until when the interview waits', async () => {
  const { deps } = fixture
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const list = () => listOwnAccommodations(deps, asker.actor, { id: asker.id })
  expect(await list()).toEqual({ items: [], heldUntil: null, requestsLeft: 5 })
  const first = await fixture.ask(asker)
  expect((await list()).heldUntil).toBe(new Date(deps.clock.nowMs() + 19 * dayMs).toISOString())
  await fixture.answer(first.id, { outcome: 'declined', text: 'We can’t move the lamp.' })
  expect((await list()).heldUntil).toBe(new Date(deps.clock.nowMs() + 14 * dayMs).toISOString())
  deps.clock.advance(60_000)
  const second = await fixture.ask(asker)
  const { items, requestsLeft } = await list()
  expect([items.map(({ id }) => id), requestsLeft]).toEqual([[second.id, first.id], 3])
  expect(items[1]?.answer).toMatchObject({ outcome: 'declined', allowsTyping: false, text: 'We can’t move the lamp.' })
  expect(items[1]?.answer?.answeredBy).not.toBe('')
})

test('reports another candidate’s interview as missing', async () => {
  const [own, other] = [
    await fixture.begin(fixture.linkId, { mode: 'chat' }),
    await fixture.begin(fixture.linkId, { mode: 'chat' }),
  ]
  await fixture.ask(other)
  expect(await getErrorCode(listOwnAccommodations(fixture.deps, own.actor, { id: other.id }))).toBe('SESSION_NOT_FOUND')
})
