import { linkLimits } from '@candor/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { acceptInvite } from './accept-invite'
import { declineInvite } from './decline-invite'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

test('declines an invite once by its code alone; it can no longer be accepted', async () => {
  const person = await fixture.makePerson()
  const key = await fixture.createKey(person.email)
  await declineInvite(deps, key)
  expect(await fixture.getState(key.id)).toBe('declined')
  await expect(declineInvite(deps, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await fixture.listMemberships(person.userId)).toHaveLength(1)
})

test('refuses a wrong code and an expired invite, and leaves the invite open', async () => {
  const key = await fixture.createKey('open@example.org')
  const wrong = { ...key, code: deps.newToken(32) }
  await expect(declineInvite(deps, wrong)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  deps.clock.advance(linkLimits.organizationInviteMs)
  await expect(declineInvite(deps, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await fixture.getState(key.id)).toBe('open')
})
