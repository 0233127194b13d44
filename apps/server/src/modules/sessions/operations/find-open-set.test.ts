import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { findOpenSet } from './find-open-set'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('findOpenSet', () => {
  test('finds the set of an open link', async () => {
    expect((await findOpenSet(fixture.deps, fixture.linkId))?.organizationName).toBe('Sao Mai')
  })

  test('finds nothing behind a closed set', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    expect(await findOpenSet(fixture.deps, set.linkId)).toBeNull()
  })

  test('finds nothing behind an unknown link', async () => {
    expect(await findOpenSet(fixture.deps, 'x'.repeat(22))).toBeNull()
  })
})
