import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRequests, type Requests } from '../testing/open-requests'
import { answerRequest } from './answer-request'
import { countOpenRequests } from './count-open-requests'
import { listRequests } from './list-requests'

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

test('lists open requests first, by their date, then answered ones, and nothing of another organization', async () => {
  const { deps, member, stranger } = fixture
  const askers = [await fixture.submitAs(), await fixture.submitAs({ firstName: 'Ánh' }), await fixture.submitAs()]
  const made = []
  for (const asker of askers) {
    made.push(await fixture.ask(asker))
    deps.clock.advance(60_000)
  }
  await fixture.open(askers[0]?.id ?? '')
  await answerRequest(fixture.deps, member, { id: made[0]?.id ?? '', outcome: 'upheld', text: 'Reasons' })
  const listed = await listRequests(deps, member, { page: 1 })
  expect(listed.items.map(({ id }) => id)).toEqual([made[1]?.id, made[2]?.id, made[0]?.id])
  expect(listed.items[0]).toMatchObject({ submissionId: askers[1]?.id, candidateName: 'Ánh Nguyễn' })
  expect(listed.total).toBe(3)
  const one = await listRequests(deps, member, { page: 1, submissionId: askers[2]?.id })
  expect(one.items.map(({ id }) => id)).toEqual([made[2]?.id])
  expect(await countOpenRequests(deps, member)).toEqual({ open: 2 })
  expect([await listRequests(deps, stranger, { page: 1 }), await countOpenRequests(deps, stranger)]).toMatchObject([
    { items: [], total: 0 },
    { open: 0 },
  ])
})
