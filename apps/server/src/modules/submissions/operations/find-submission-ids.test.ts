import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { findSubmissionIds } from './find-submission-ids'
import { listSubmissions } from './list-submissions'

let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

test('finds what the list shows with the same filter, in its order and up to the limit, and nothing of another organization', async () => {
  const { deps, member, stranger, submit } = fixture
  for (const firstName of ['An', 'Bình', 'Chi']) {
    await submit({ firstName, email: firstName === 'Chi' ? 'chi@example.org' : `${firstName}@list.example` })
    deps.clock.advance(1_000)
  }
  const shown = await listSubmissions(deps, member, { page: 1, sort: 'name' })
  const ids = shown.items.map(({ id }) => id)
  expect(await findSubmissionIds(deps, member, { sort: 'name', limit: 10 })).toEqual(ids)
  expect(await findSubmissionIds(deps, member, { sort: 'name', limit: 2 })).toEqual(ids.slice(0, 2))
  expect(await findSubmissionIds(deps, member, { email: 'Chi@Example.org', limit: 10 })).toEqual([ids[2]])
  expect(await findSubmissionIds(deps, stranger, { limit: 10 })).toEqual([])
})
