import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { listDeletions } from './list-deletions'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

describe('listDeletions', () => {
  test('returns the organization’s receipts, the newest first', async () => {
    const { deps, member, submit } = fixture
    const first = await fixture.order((await submit()).id)
    deps.clock.advance(1_000)
    const second = await fixture.order((await submit()).id)
    expect((await listDeletions(deps, member)).items.map(({ id }) => id)).toEqual([second.id, first.id])
  })
})
