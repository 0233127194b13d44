import { userStatus } from '@candor/contract'
import { dataSubject } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { hasInterviews } from './has-interviews'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('hasInterviews', () => {
  test('finds an interview by the exact address', async () => {
    await fixture.start(fixture.linkId, { email: 'linh@example.org' })
    expect(await hasInterviews(fixture.deps, 'linh@example.org')).toBe(true)
    expect(await hasInterviews(fixture.deps, 'stranger@example.org')).toBe(false)
    expect(await hasInterviews(fixture.deps, 'linh%@example.org')).toBe(false)
  })

  test('finds no interview of a deleted person', async () => {
    const { actor } = await fixture.start(fixture.linkId, { email: 'deleted@example.org' })
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(dataSubject).set({ status: userStatus.DELETED }).where(eq(dataSubject.id, actor.dataSubjectId)),
    )
    expect(await hasInterviews(fixture.deps, 'deleted@example.org')).toBe(false)
  })
})
