import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { countOpenAccommodations } from './count-open-accommodations'
import { listAccommodations } from './list-accommodations'

let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

test('lists open requests first, by their date, then answered ones, without a way to a submission', async () => {
  const { deps, member } = fixture
  const made = []
  for (const firstName of ['Linh', 'Ánh', 'Lan']) {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat', firstName })
    made.push(await fixture.ask(asker))
    deps.clock.advance(60_000)
  }
  await fixture.answer(made[0]?.id ?? '')
  const listed = await listAccommodations(deps, member, { page: 1 })
  expect(listed.items.map(({ id }) => id)).toEqual([made[1]?.id, made[2]?.id, made[0]?.id])
  expect(listed.items[0]).toEqual({
    ...made[1],
    candidateName: 'Ánh Nguyễn',
    positionName: 'Recruiter',
    interviewLanguage: 'en',
    isTypingOffered: false,
  })
  expect([listed.total, await countOpenAccommodations(deps, member)]).toEqual([3, { open: 2 }])
})

test('lists nothing of another organization', async () => {
  const { deps } = fixture
  const stranger = await makeMember(deps)
  expect(await listAccommodations(deps, stranger, { page: 1 })).toMatchObject({ items: [], total: 0 })
})
