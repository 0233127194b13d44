import { accessGrant } from '@candor/db'
import { eq } from 'drizzle-orm'
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

const remove = (actor: MemberCaller, id: string) => removeMember(deps, actor, { id })

const addGrant = async (actor: MemberCaller, userId: string): Promise<void> => {
  await deps.withActor(actor, (tx) =>
    tx.insert(accessGrant).values({
      id: deps.newId(),
      organizationId: actor.organizationId,
      userId,
      targetType: 'set',
      targetId: deps.newId(),
      createdAt: new Date(deps.clock.nowMs()),
    }),
  )
}
const listGrants = (userId: string) =>
  deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(accessGrant).where(eq(accessGrant.userId, userId)))

test('deletes the grants of a person who leaves or is removed, in this organization only', async () => {
  const { founder, join, listRoles } = await createOrganizationFixture(deps)
  const other = await createOrganizationFixture(deps)
  const viewer = await join('viewer')
  const leaver = await join('recruiter')
  await addGrant(founder, viewer.userId)
  await addGrant(founder, leaver.userId)
  await addGrant(other.founder, viewer.userId)
  expect(await remove(founder, viewer.memberId)).toEqual({ isSelf: false })
  expect(await remove(leaver, leaver.memberId)).toEqual({ isSelf: true })
  expect(Object.keys(await listRoles())).toEqual([founder.memberId])
  const remaining = await listGrants(viewer.userId)
  expect(remaining.map(({ organizationId }) => organizationId)).toEqual([other.founder.organizationId])
  expect(await listGrants(leaver.userId)).toEqual([])
})

test('refuses to remove a higher role or the last owner, and writes nothing', async () => {
  const { founder, join, listRoles } = await createOrganizationFixture(deps)
  const admin = await join('admin')
  const viewer = await join('viewer')
  const before = await listRoles()
  await expect(remove(admin, founder.memberId)).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await expect(remove(viewer, admin.memberId)).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await expect(remove(founder, founder.memberId)).rejects.toMatchObject({ code: 'LAST_OWNER' })
  expect(await listRoles()).toEqual(before)
})

test('reports a member of another organization as missing (Z-08)', async () => {
  const { founder } = await createOrganizationFixture(deps)
  const other = await createOrganizationFixture(deps)
  const stranger = await other.join('viewer')
  const before = await other.listRoles()
  for (const id of [stranger.memberId, deps.newId()]) {
    await expect(remove(founder, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await other.listRoles()).toEqual(before)
})

test.each<[string, (first: Joined, second: Joined) => Promise<unknown>[]]>([
  ['both leave', (a, b) => [remove(a, a.memberId), remove(b, b.memberId)]],
  [
    'one leaves and demotes the other',
    (a, b) => [remove(a, a.memberId), changeRole(deps, a, { id: b.memberId, role: 'admin' })],
  ],
])('keeps one of the last two owners when, at the same instant, %s (Z-07)', async (_name, attempt) => {
  for (let round = 0; round < 8; round += 1) {
    const { founder, join, listRoles } = await createOrganizationFixture(deps)
    const first = await join('owner')
    const second = await join('owner')
    await remove(founder, founder.memberId)
    const results = await Promise.allSettled(attempt(first, second))
    expect(Object.values(await listRoles()).filter((role) => role === 'owner')).toEqual(['owner'])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
