import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { listGrants } from './list-grants'
import { revokeGrant } from './revoke-grant'

let deps: TestDeps
let fixture: GrantFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
})

test('deletes a grant once', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  await revokeGrant(deps, fixture.owner, made)
  expect(await fixture.listRows()).toEqual([])
  await expect(revokeGrant(deps, fixture.owner, made)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('reports a grant of another organization as missing and leaves it in place', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  const stranger = await makeMember(deps)
  for (const id of [made.id, deps.newId()]) {
    await expect(revokeGrant(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await fixture.listRows()).toHaveLength(1)
})

test('a revoked link is in no list and can’t be revoked again; its row stays, so that its page says whom to ask', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'submission')
  const made = await fixture.share(targetId, { targetType: 'submission', userId: undefined })
  await revokeGrant(deps, fixture.owner, made)
  expect(await fixture.listRows()).toMatchObject([{ id: made.id, revokedAt: new Date(deps.clock.nowMs()) }])
  expect(await listGrants(fixture.deps, fixture.owner, {})).toEqual([])
  await expect(revokeGrant(deps, fixture.owner, made)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
