import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { countOpenAccommodations } from './count-open-accommodations'
import { listAccommodations } from './list-accommodations'

let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

test('counts open requests of the organization, and the list and the count hide one whose submission was deleted', async () => {
  const { deps, member } = fixture
  const [kept, deleted] = [
    await fixture.begin(fixture.linkId, { mode: 'chat' }),
    await fixture.begin(fixture.linkId, { mode: 'chat' }),
  ]
  const { id } = await fixture.ask(kept)
  const gone = await fixture.ask(deleted)
  expect(await countOpenAccommodations(deps, member)).toEqual({ open: 2 })
  expect(await countOpenAccommodations(deps, await makeMember(deps))).toEqual({ open: 0 })
  const submissionId = await fixture.submit(deleted)
  expect(await countOpenAccommodations(deps, member)).toEqual({ open: 2 })
  await deleteSubmissions(deps, member, { ids: [submissionId] })
  expect(await countOpenAccommodations(deps, member)).toEqual({ open: 1 })
  expect((await listAccommodations(deps, member, { page: 1 })).items.map((item) => item.id)).toEqual([id])
  await expect(fixture.answer(gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
