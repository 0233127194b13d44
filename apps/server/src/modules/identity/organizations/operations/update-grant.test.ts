import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { updateGrant } from './update-grant'

let deps: TestDeps
let fixture: GrantFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
})

const expiresAt = '2027-02-01T00:00:00.000Z'

test('sets and clears the end of a grant', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  expect(await updateGrant(fixture.deps, fixture.owner, { id: made.id, expiresAt })).toEqual({ ...made, expiresAt })
  expect(await updateGrant(fixture.deps, fixture.owner, { id: made.id, expiresAt: null })).toEqual(made)
})

test('reports a grant of another organization as missing and writes nothing', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  const stranger = await makeMember(deps)
  for (const id of [made.id, deps.newId()]) {
    await expect(updateGrant(fixture.deps, stranger, { id, expiresAt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await fixture.listRows()).toMatchObject([{ id: made.id, expiresAt: null }])
})
