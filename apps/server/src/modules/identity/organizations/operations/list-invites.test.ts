import { linkLimits } from '@candor/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { declineInvite } from './decline-invite'
import { listInvites } from './list-invites'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

test('lists open invites, expired ones included, and no declined one', async () => {
  const { owner } = fixture
  const input = { id: owner.organizationId }
  const made = await fixture.invite(owner, { email: 'open@example.org' })
  await declineInvite(deps, await fixture.createKey('declined@example.org'))
  expect(await listInvites(deps, owner, input)).toEqual([made])
  deps.clock.advance(linkLimits.organizationInviteMs)
  expect(await listInvites(deps, owner, input)).toEqual([{ ...made, isExpired: true }])
})

test('reports another organization as missing, like an unknown one', async () => {
  const other = await makeMember(deps)
  for (const id of [other.organizationId, deps.newId()]) {
    await expect(listInvites(deps, fixture.owner, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
