import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { anonymous, createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { getInvite } from './get-invite'
import { withdrawInvite } from './withdraw-invite'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

test('withdraws an open invite once; its link becomes invalid', async () => {
  const key = await fixture.createKey('withdrawn@example.org')
  await withdrawInvite(deps, fixture.owner, { id: key.id })
  expect(await fixture.getState(key.id)).toBe('withdrawn')
  await expect(getInvite(deps, anonymous, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await expect(withdrawInvite(deps, fixture.owner, { id: key.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('reports an invite of another organization as missing and leaves it open', async () => {
  const key = await fixture.createKey('open@example.org')
  const stranger = await makeMember(deps)
  for (const id of [key.id, deps.newId()]) {
    await expect(withdrawInvite(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await fixture.getState(key.id)).toBe('open')
})
