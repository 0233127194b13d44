import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openRequests, type Requests } from '../testing/open-requests'
import { answerRequest } from './answer-request'
import { listOwnRequests } from './list-own-requests'

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

test('shows the candidate their requests, the newest first, with the answer, its reasons and who wrote it', async () => {
  const { deps, member } = fixture
  const asker = await fixture.submitAs()
  expect(await listOwnRequests(deps, asker.caller, { id: asker.id })).toEqual({ items: [] })
  const first = await fixture.ask(asker)
  await fixture.open(asker.id)
  await answerRequest(fixture.deps, member, { id: first.id, outcome: 'upheld', text: 'Both levels stay.' })
  deps.clock.advance(60_000)
  const second = await fixture.ask(asker)
  const { items } = await listOwnRequests(deps, asker.caller, { id: asker.id })
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(items[1]?.answer).toMatchObject({ outcome: 'upheld', text: 'Both levels stay.' })
  expect(items[1]?.answer?.answeredBy).not.toBe('')
})

test('reports a submission of no interview of this browser as missing', async () => {
  const asker = await fixture.submitAs()
  const read = listOwnRequests(fixture.deps, { candidate: [] }, { id: asker.id })
  expect(await getErrorCode(read)).toBe('NOT_FOUND')
})
