import { accessGrant } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import type { OrganizationPorts, TargetKey } from '../ports'
import { type Joined, joinOrganization } from '../testing/join-organization'
import { createGrant } from './create-grant'
import { getGrant } from './get-grant'
import { listGrants } from './list-grants'
import { revokeGrant } from './revoke-grant'
import { searchGrantees } from './search-grantees'
import { updateGrant } from './update-grant'

let deps: TestDeps
let owner: MemberCaller
let viewer: Joined
/** What the interview module answers: the targets of one organization each, by name. */
const shareable = new Map<string, { organizationId: string; type: TargetKey['type']; name: string }>()

const ports: Pick<OrganizationPorts, 'listGrantTargetNames'> = {
  listGrantTargetNames: async (actor, targets) =>
    new Map(
      targets.flatMap(({ type, id }): [string, string][] => {
        const target = shareable.get(id)
        return target?.organizationId === actor.organizationId && target.type === type ? [[id, target.name]] : []
      }),
    ),
}

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  owner = await makeMember(deps)
  viewer = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
})

const addTarget = (of: MemberCaller, type: TargetKey['type'], name = 'Recruiter'): string => {
  const id = deps.newId()
  shareable.set(id, { organizationId: of.organizationId, type, name })
  return id
}
const share = (targetId: string, change: Partial<Parameters<typeof createGrant>[2]> = {}, actor = owner) =>
  createGrant(context(), actor, {
    userId: viewer.userId,
    targetType: 'set',
    targetId,
    expiresAt: null,
    ...change,
  })
const context = () => ({ ...deps, ...ports })
const rowsOf = (organizationId: string) =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(accessGrant).where(eq(accessGrant.organizationId, organizationId)),
  )
const missing = { code: 'NOT_FOUND' }

describe('sharing', () => {
  test('names who sees what, by whom and until when', async () => {
    const targetId = addTarget(owner, 'submission', 'Thảo Nguyễn')
    const expiresAt = '2027-01-01T00:00:00.000Z'
    const made = await share(targetId, { targetType: 'submission', expiresAt })
    expect(made).toEqual({
      id: made.id,
      userId: viewer.userId,
      name: 'Lan Phạm',
      email: viewer.email,
      targetType: 'submission',
      targetId,
      targetName: 'Thảo Nguyễn',
      grantedBy: 'Mai Trần',
      createdAt: new Date(deps.clock.nowMs()).toISOString(),
      expiresAt,
    })
    expect(await getGrant(context(), owner, made)).toEqual(made)
    expect(await listGrants(context(), owner, {})).toEqual([made])
  })

  test('again renews the grant that is there', async () => {
    const targetId = addTarget(owner, 'set')
    const before = await share(targetId, { expiresAt: '2026-12-01T00:00:00.000Z' })
    deps.clock.advance(1_000)
    const after = await share(targetId)
    expect(after).toMatchObject({ id: before.id, expiresAt: null })
    expect(after.createdAt > before.createdAt).toBe(true)
    expect(await rowsOf(owner.organizationId)).toHaveLength(1)
  })

  test('is refused for a target or person that is foreign or missing, alike, and writes nothing', async () => {
    const other = await makeMember(deps)
    const own = addTarget(owner, 'set')
    for (const targetId of [addTarget(other, 'set'), deps.newId()]) {
      await expect(share(targetId)).rejects.toMatchObject(missing)
    }
    await expect(share(own, { targetType: 'submission' })).rejects.toMatchObject(missing)
    for (const userId of [other.userId, deps.newId()]) {
      await expect(share(own, { userId })).rejects.toMatchObject(missing)
    }
    expect(await rowsOf(owner.organizationId)).toEqual([])
  })

  test('is listed by target and by person, without what is gone', async () => {
    const second = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
    const [one, two] = [addTarget(owner, 'set'), addTarget(owner, 'set')]
    const first = await share(one)
    deps.clock.advance(1_000)
    const other = await share(two, { userId: second.userId })
    expect(await listGrants(context(), owner, {})).toEqual([other, first])
    expect(await listGrants(context(), owner, { targetId: one })).toEqual([first])
    expect(await listGrants(context(), owner, { userId: second.userId })).toEqual([other])
    expect(await listGrants(context(), await makeMember(deps), {})).toEqual([])
    shareable.delete(two)
    expect(await listGrants(context(), owner, {})).toEqual([first])
    await expect(getGrant(context(), owner, other)).rejects.toMatchObject(missing)
  })

  test('is changed and revoked only by the organization that made it', async () => {
    const made = await share(addTarget(owner, 'set'))
    const stranger = await makeMember(deps)
    const expiresAt = '2027-02-01T00:00:00.000Z'
    for (const id of [made.id, deps.newId()]) {
      await expect(getGrant(context(), stranger, { id })).rejects.toMatchObject(missing)
      await expect(updateGrant(context(), stranger, { id, expiresAt })).rejects.toMatchObject(missing)
      await expect(revokeGrant(deps, stranger, { id })).rejects.toMatchObject(missing)
    }
    expect(await getGrant(context(), owner, made)).toEqual(made)
    expect(await updateGrant(context(), owner, { id: made.id, expiresAt })).toEqual({ ...made, expiresAt })
    expect(await updateGrant(context(), owner, { id: made.id, expiresAt: null })).toEqual(made)
    await revokeGrant(deps, owner, made)
    await expect(revokeGrant(deps, owner, made)).rejects.toMatchObject(missing)
    expect(await rowsOf(owner.organizationId)).toEqual([])
  })
})

describe('the search for a person to share with', () => {
  test('finds only members of the caller’s organization, by address or by name in either order (Z-04)', async () => {
    const { organizationId } = owner
    const found = await joinOrganization(deps, {
      organizationId,
      role: 'reviewer',
      firstName: 'Thảo',
      lastName: 'Đặng Thị',
    })
    const elsewhere = await makeMember(deps)
    await joinOrganization(deps, { ...elsewhere, role: 'viewer', firstName: 'Thảo', lastName: 'Đặng Thị' })
    const search = async (keyword?: string) =>
      (await searchGrantees(deps, owner, { keyword })).map(({ userId }) => userId)
    for (const keyword of ['thảo đặng', 'Đặng Thị Thảo', found.userId.slice(0, 13)]) {
      expect(await search(keyword)).toEqual([found.userId])
    }
    expect((await search()).sort()).toEqual([owner.userId, viewer.userId, found.userId].sort())
    expect(await search('%')).toEqual([])
    expect(await searchGrantees(deps, owner, { keyword: 'Thảo' })).toEqual([
      { userId: found.userId, name: 'Thảo Đặng Thị', email: found.email, role: 'reviewer' },
    ])
  })
})
