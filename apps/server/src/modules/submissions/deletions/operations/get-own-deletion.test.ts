import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { getOwnDeletion } from './get-own-deletion'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

test('getOwnDeletion names the company once it has erased an interview, and counts nothing of its receipt', async () => {
  const { deps, submit } = fixture
  const [one, two] = [await submit(), await submit()]
  const caller = await fixture.callCandidate(one.id)
  const { id } = await fixture.order(one.id, two.id)
  expect(await getOwnDeletion(deps, caller, { id: one.id })).toEqual({ deletion: null })
  fixture.pass()
  await fixture.run(id)
  const { deletion } = await getOwnDeletion(deps, caller, { id: one.id })
  expect(deletion).toMatchObject({ state: 'done', by: 'company', orderedAt: null, dueAt: null, erased: [] })
})
