import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { joinOrganization } from '../testing/join-organization'
import { listGrants } from './list-grants'

let deps: TestDeps
let fixture: GrantFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
})

test('filters grants by target and by person, and omits deleted targets', async () => {
  const { owner } = fixture
  const second = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
  const [firstTarget, secondTarget] = [fixture.addTarget(owner, 'set'), fixture.addTarget(owner, 'set')]
  const { url: _, ...older } = await fixture.share(firstTarget)
  deps.clock.advance(1_000)
  const { url: __, ...newer } = await fixture.share(secondTarget, { userId: second.userId })
  expect(await listGrants(fixture.deps, owner, {})).toEqual([newer, older])
  expect(await listGrants(fixture.deps, owner, { targetIds: [firstTarget] })).toEqual([older])
  expect(await listGrants(fixture.deps, owner, { userId: second.userId })).toEqual([newer])
  fixture.deleteTarget(secondTarget)
  expect(await listGrants(fixture.deps, owner, {})).toEqual([older])
})

test('lists no grant of another organization', async () => {
  await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  expect(await listGrants(fixture.deps, await makeMember(deps), {})).toEqual([])
})
