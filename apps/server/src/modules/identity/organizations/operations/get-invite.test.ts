import { linkLimits } from '@candor/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { anonymous, createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { deleteOrganization } from './delete-organization'
import { getInvite } from './get-invite'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

test('shows an invite to a holder of its id and code any number of times, without the whole address (A-14)', async () => {
  const person = await fixture.makePerson()
  const key = await fixture.createKey(person.email)
  const view = {
    organizationName: 'Sao Mai',
    invitedBy: 'Mai Trần',
    role: 'recruiter',
    emailHint: `${person.email.charAt(0)}***@example.org`,
  }
  for (let count = 0; count < 3; count += 1) {
    expect(await getInvite(deps, anonymous, key)).toMatchObject({ ...view, isForYou: null })
  }
  const signIn = (userId: string) => ({ user: { userId, sessionId: '', organizationId: null, role: null } })
  expect(await getInvite(deps, signIn(person.userId), key)).toMatchObject({ isForYou: true })
  expect(await getInvite(deps, signIn(fixture.owner.userId), key)).toMatchObject({ isForYou: false })
  expect(await fixture.getState(key.id)).toBe('open')
})

test('refuses unknown, wrong, expired and deleted invites with the same error', async () => {
  const key = await fixture.createKey('first@example.org')
  const another = await fixture.createKey('another@example.org')
  const refusal = { code: 'LINK_INVALID', params: undefined, fields: undefined }
  for (const wrong of [
    { id: deps.newId(), code: key.code },
    { id: key.id, code: deps.newToken(32) },
    { id: key.id, code: another.code },
  ]) {
    await expect(getInvite(deps, anonymous, wrong)).rejects.toMatchObject(refusal)
  }
  deps.clock.advance(linkLimits.organizationInviteMs)
  await expect(getInvite(deps, anonymous, key)).rejects.toMatchObject(refusal)
  const fresh = await fixture.createKey('first@example.org')
  await deleteOrganization(deps, fixture.owner, { id: fixture.owner.organizationId, name: 'Sao Mai' })
  await expect(getInvite(deps, anonymous, fresh)).rejects.toMatchObject(refusal)
})
