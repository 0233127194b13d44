import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { getDeletion } from './get-deletion'
import { listDeletions } from './list-deletions'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

describe('getDeletion', () => {
  test('returns the receipt with the time that is left, and hides it from another organization', async () => {
    const { deps, member, stranger, submit } = fixture
    const { id } = await fixture.order((await submit()).id)
    deps.clock.advance(60_000)
    expect(await getDeletion(deps, member, { id })).toMatchObject({ id, state: 'scheduled', undoMs: 540_000 })
    await expect(getDeletion(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listDeletions(deps, stranger)).items).toEqual([])
  })
})
