import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotices } from '../notices/operations/list-notices'
import { answerRequest } from './operations/answer-request'
import { openRequests, type Requests } from './testing/open-requests'

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

test('a request notifies the members who review, with its date, until it is answered', async () => {
  const { deps, member, stranger } = fixture
  const listKinds = async (reader = member) =>
    (await listNotices(deps, reader, { page: 1 })).items.map(({ kind, replyBy }) => ({ kind, replyBy }))
  const asker = await fixture.submitAs()
  const { id, dueAt } = await fixture.ask(asker)
  await fixture.deliver(asker.id)
  expect(await listKinds()).toEqual([{ kind: 'request', replyBy: dueAt }])
  expect([await listKinds(stranger), await listKinds({ ...member, role: 'viewer' })]).toEqual([[], []])
  await fixture.open(asker.id)
  await answerRequest(deps, member, { id, outcome: 'upheld', text: 'Reasons' })
  expect(await listKinds()).toEqual([])
})
