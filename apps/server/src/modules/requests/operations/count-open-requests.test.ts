import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { openRequests, type Requests } from '../testing/open-requests'
import { countOpenRequests } from './count-open-requests'
import { listRequests } from './list-requests'

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

test('counts no request about a submission that a member deleted, and the list hides it', async () => {
  const { deps, member } = fixture
  const [kept, deleted] = [await fixture.submitAs(), await fixture.submitAs()]
  const { id } = await fixture.ask(kept)
  await fixture.ask(deleted)
  expect(await countOpenRequests(deps, member)).toEqual({ open: 2 })
  await deleteSubmissions(deps, member, { ids: [deleted.id] })
  expect(await countOpenRequests(deps, member)).toEqual({ open: 1 })
  expect((await listRequests(deps, member, { page: 1 })).items.map((item) => item.id)).toEqual([id])
})
