import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { getGrant } from './get-grant'

let deps: TestDeps
let fixture: GrantFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
})

test('reports a grant of another organization as missing, like an unknown one', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  const stranger = await makeMember(deps)
  for (const id of [made.id, deps.newId()]) {
    await expect(getGrant(fixture.deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  const { url: _, ...grant } = made
  expect(await getGrant(fixture.deps, fixture.owner, made)).toEqual(grant)
})

test('reports a grant of a deleted target as missing', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'set')
  const made = await fixture.share(targetId)
  fixture.deleteTarget(targetId)
  await expect(getGrant(fixture.deps, fixture.owner, made)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
