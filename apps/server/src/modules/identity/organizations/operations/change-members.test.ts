import type { Role } from '@candor/contract'
import { accessGrant, member } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { type Joined, joinOrganization } from '../testing/join-organization'
import { changeRole } from './change-role'
import { listMembers } from './list-members'
import { removeMember } from './remove-member'

let deps: TestDeps

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

interface Company {
  readonly founder: MemberCaller & { memberId: string }
  readonly join: (role: Role) => Promise<Joined>
  /** Roles by member id, as the database has them. */
  readonly roles: () => Promise<Record<string, string>>
}

const makeCompany = async (): Promise<Company> => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  const rows = () =>
    deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(member).where(eq(member.organizationId, organizationId)))
  const [founder] = await rows()
  return {
    founder: { ...owner, memberId: founder?.id ?? '' },
    join: (role) => {
      deps.clock.advance(1_000)
      return joinOrganization(deps, { organizationId, role })
    },
    roles: async () => Object.fromEntries((await rows()).map(({ id, role }) => [id, role])),
  }
}

const refused = (code: string) => ({ code })
const change = (actor: MemberCaller, id: string, role: Role) => changeRole(deps, actor, { id, role })
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
const grantsOf = (userId: string) =>
  deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(accessGrant).where(eq(accessGrant.userId, userId)))

describe('the members of an organization', () => {
  test('are listed with what the caller may change of each, the last owner being kept', async () => {
    const { founder, join } = await makeCompany()
    const admin = await join('admin')
    const viewer = await join('viewer')
    const seen = await listMembers(deps, founder)
    expect(seen.map(({ role, isSelf, can }) => ({ role, isSelf, can }))).toEqual([
      { role: 'owner', isSelf: true, can: { assign: [], remove: false } },
      ...['admin', 'viewer'].map((role) => ({
        role,
        isSelf: false,
        can: { assign: ['owner', 'admin', 'recruiter', 'reviewer', 'viewer'], remove: true },
      })),
    ])
    const byAdmin = await listMembers(deps, admin)
    expect(byAdmin.find(({ userId }) => userId === founder.userId)?.can).toEqual({ assign: [], remove: false })
    expect(byAdmin.find(({ userId }) => userId === viewer.userId)?.can).toEqual({
      assign: ['admin', 'recruiter', 'reviewer', 'viewer'],
      remove: true,
    })
    const byViewer = await listMembers(deps, viewer)
    expect(byViewer.map(({ can, isSelf }) => [isSelf, can.assign, can.remove])).toEqual([
      [false, [], false],
      [false, [], false],
      [true, [], true],
    ])
  })

  test('get another role, and the answer says what may be changed from now on', async () => {
    const { founder, join, roles } = await makeCompany()
    const viewer = await join('viewer')
    const made = await change(founder, viewer.memberId, 'owner')
    expect(made).toMatchObject({ member: { id: viewer.memberId, role: 'owner' }, isOwnPrivilege: false })
    expect((await roles())[viewer.memberId]).toBe('owner')
    const own = await change(founder, founder.memberId, 'reviewer')
    expect(own).toMatchObject({
      member: { role: 'reviewer', isSelf: true, can: { assign: [], remove: true } },
      isOwnPrivilege: true,
    })
  })

  test('are changed only by a role that allows it: no admin makes or removes an owner', async () => {
    const { founder, join, roles } = await makeCompany()
    const admin = await join('admin')
    const viewer = await join('viewer')
    const before = await roles()
    await expect(change(admin, viewer.memberId, 'owner')).rejects.toMatchObject(refused('ROLE_NOT_ALLOWED'))
    await expect(change(admin, founder.memberId, 'viewer')).rejects.toMatchObject(refused('ROLE_NOT_ALLOWED'))
    await expect(remove(admin, founder.memberId)).rejects.toMatchObject(refused('ROLE_NOT_ALLOWED'))
    await expect(remove(viewer, admin.memberId)).rejects.toMatchObject(refused('ROLE_NOT_ALLOWED'))
    await expect(change(founder, founder.memberId, 'admin')).rejects.toMatchObject(refused('LAST_OWNER'))
    await expect(remove(founder, founder.memberId)).rejects.toMatchObject(refused('LAST_OWNER'))
    expect(await roles()).toEqual(before)
  })

  test('of another organization are as missing as those that never were (Z-08)', async () => {
    const { founder } = await makeCompany()
    const other = await makeCompany()
    const stranger = await other.join('viewer')
    const before = await other.roles()
    for (const id of [stranger.memberId, deps.newId()]) {
      await expect(change(founder, id, 'admin')).rejects.toMatchObject(refused('NOT_FOUND'))
      await expect(remove(founder, id)).rejects.toMatchObject(refused('NOT_FOUND'))
    }
    expect(await other.roles()).toEqual(before)
  })

  test('who leave or are removed lose what was shared with them here, and nothing elsewhere', async () => {
    const { founder, join, roles } = await makeCompany()
    const elsewhere = await makeCompany()
    const viewer = await join('viewer')
    const leaver = await join('recruiter')
    await addGrant(founder, viewer.userId)
    await addGrant(founder, leaver.userId)
    await addGrant(elsewhere.founder, viewer.userId)
    expect(await remove(founder, viewer.memberId)).toEqual({ isSelf: false })
    expect(await remove(leaver, leaver.memberId)).toEqual({ isSelf: true })
    expect(Object.keys(await roles())).toEqual([founder.memberId])
    const kept = await grantsOf(viewer.userId)
    expect(kept.map(({ organizationId }) => organizationId)).toEqual([elsewhere.founder.organizationId])
    expect(await grantsOf(leaver.userId)).toEqual([])
  })
})

describe('the last owner survives (Z-07)', () => {
  const rounds = 8
  const attempts: readonly [string, (first: Joined, second: Joined) => Promise<unknown>[]][] = [
    ['both step down', (a, b) => [change(a, a.memberId, 'viewer'), change(b, b.memberId, 'viewer')]],
    ['each demotes the other', (a, b) => [change(a, b.memberId, 'viewer'), change(b, a.memberId, 'viewer')]],
    ['both leave', (a, b) => [remove(a, a.memberId), remove(b, b.memberId)]],
    ['one leaves while the other is demoted', (a, b) => [remove(a, a.memberId), change(a, b.memberId, 'admin')]],
  ]

  test.each(attempts)('when of the last two, at the same instant, %s', async (_name, attempt) => {
    for (let round = 0; round < rounds; round += 1) {
      const { founder, join, roles } = await makeCompany()
      const first = await join('owner')
      const second = await join('owner')
      await remove(founder, founder.memberId)
      const results = await Promise.allSettled(attempt(first, second))
      const owners = Object.values(await roles()).filter((role) => role === 'owner')
      expect(owners).toEqual(['owner'])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('an owner who is demoted at this instant can demote no one after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { founder, join, roles } = await makeCompany()
      const rival = await join('owner')
      await join('owner')
      const results = await Promise.allSettled([
        change(founder, rival.memberId, 'viewer'),
        change(rival, founder.memberId, 'viewer'),
      ])
      expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(2)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
