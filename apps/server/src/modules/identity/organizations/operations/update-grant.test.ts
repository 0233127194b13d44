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
  const { url: _, ...grant } = made
  expect(await updateGrant(fixture.deps, fixture.owner, { id: made.id, expiresAt })).toEqual({ ...grant, expiresAt })
  expect(await updateGrant(fixture.deps, fixture.owner, { id: made.id, expiresAt: null })).toEqual(grant)
})

test('reports a grant of another organization as missing and writes nothing', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'))
  const stranger = await makeMember(deps)
  for (const id of [made.id, deps.newId()]) {
    await expect(updateGrant(fixture.deps, stranger, { id, expiresAt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await fixture.listRows()).toMatchObject([{ id: made.id, expiresAt: null }])
})

test('adds and removes the recordings, and leaves the end as it is', async () => {
  const made = await fixture.share(fixture.addTarget(fixture.owner, 'set'), { expiresAt })
  const change = (mayWatch: boolean) => updateGrant(fixture.deps, fixture.owner, { id: made.id, mayWatch })
  expect(await change(false)).toMatchObject({ mayWatch: false, expiresAt })
  expect(await change(true)).toMatchObject({ mayWatch: true, expiresAt })
})

test('a link always has an end, which is not further away than links may be', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'submission')
  const { id } = await fixture.share(targetId, { targetType: 'submission', userId: undefined })
  const dayMs = 24 * 60 * 60 * 1000
  const at = (days: number) => new Date(deps.clock.nowMs() + days * dayMs).toISOString()
  expect(await updateGrant(fixture.deps, fixture.owner, { id, expiresAt: null })).toMatchObject({ expiresAt: at(14) })
  await expect(updateGrant(fixture.deps, fixture.owner, { id, expiresAt: at(92) })).rejects.toMatchObject({
    code: 'SHARE_EXPIRY_INVALID',
  })
})
