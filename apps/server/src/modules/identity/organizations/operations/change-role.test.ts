import type { Role } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import type { Joined } from '../testing/join-organization'
import { createOrganizationFixture } from '../testing/organization-fixture'
import { changeRole } from './change-role'
import { removeMember } from './remove-member'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const rounds = 8
const change = (actor: MemberCaller, id: string, role: Role) => changeRole(deps, actor, { id, role })

test('changes the role and returns what the caller may change from now on', async () => {
  const { founder, join, listRoles } = await createOrganizationFixture(deps)
  const viewer = await join('viewer')
  const made = await change(founder, viewer.memberId, 'owner')
  expect(made).toMatchObject({ member: { id: viewer.memberId, role: 'owner' }, isOwnPrivilege: false })
  expect((await listRoles())[viewer.memberId]).toBe('owner')
  const own = await change(founder, founder.memberId, 'reviewer')
  expect(own).toMatchObject({
    member: { role: 'reviewer', isSelf: true, can: { assign: [], remove: true } },
    isOwnPrivilege: true,
  })
})

test('refuses a role that the caller may not give, and demoting the last owner, and writes nothing', async () => {
  const { founder, join, listRoles } = await createOrganizationFixture(deps)
  const admin = await join('admin')
  const viewer = await join('viewer')
  const before = await listRoles()
  await expect(change(admin, viewer.memberId, 'owner')).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await expect(change(admin, founder.memberId, 'viewer')).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await expect(change(founder, founder.memberId, 'admin')).rejects.toMatchObject({ code: 'LAST_OWNER' })
  expect(await listRoles()).toEqual(before)
})

test('reports a member of another organization as missing (Z-08)', async () => {
  const { founder } = await createOrganizationFixture(deps)
  const other = await createOrganizationFixture(deps)
  const stranger = await other.join('viewer')
  const before = await other.listRoles()
  for (const id of [stranger.memberId, deps.newId()]) {
    await expect(change(founder, id, 'admin')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await other.listRoles()).toEqual(before)
})

test.each<[string, (first: Joined, second: Joined) => Promise<unknown>[]]>([
  ['both step down', (a, b) => [change(a, a.memberId, 'viewer'), change(b, b.memberId, 'viewer')]],
  ['each demotes the other', (a, b) => [change(a, b.memberId, 'viewer'), change(b, a.memberId, 'viewer')]],
])('keeps one of the last two owners when, at the same instant, %s (Z-07)', async (_name, attempt) => {
  for (let round = 0; round < rounds; round += 1) {
    const { founder, join, listRoles } = await createOrganizationFixture(deps)
    const first = await join('owner')
    const second = await join('owner')
    await removeMember(deps, founder, { id: founder.memberId })
    const results = await Promise.allSettled(attempt(first, second))
    expect(Object.values(await listRoles()).filter((role) => role === 'owner')).toEqual(['owner'])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('refuses a change by an owner who was demoted at the same instant (Z-07)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { founder, join, listRoles } = await createOrganizationFixture(deps)
    const rival = await join('owner')
    await join('owner')
    const results = await Promise.allSettled([
      change(founder, rival.memberId, 'viewer'),
      change(rival, founder.memberId, 'viewer'),
    ])
    expect(Object.values(await listRoles()).filter((role) => role === 'owner')).toHaveLength(2)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
