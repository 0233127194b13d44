import { authAccount, authSession, authUser, member } from '@candor/db'
import { linkLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { acceptInvite } from './accept-invite'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

const auth = { kind: 'auth' } as const

const addPasswordAndSession = async (person: { userId: string; organizationId: string }): Promise<void> => {
  const at = new Date(deps.clock.nowMs())
  const row = { userId: person.userId, createdAt: at, updatedAt: at }
  const expiresAt = new Date(at.getTime() + 60_000)
  await deps.withActor(auth, async (tx) => {
    const credential = { providerId: 'credential', password: 'a hash', accountId: person.userId }
    await tx.insert(authAccount).values({ ...row, id: deps.newId(), ...credential })
    await tx.insert(authSession).values({
      ...row,
      id: deps.newId(),
      token: deps.newToken(16),
      expiresAt,
      activeOrganizationId: person.organizationId,
    })
  })
}
const listAccountRows = (userId: string) =>
  deps.withActor(auth, async (tx) => [
    await tx.select().from(authUser).where(eq(authUser.id, userId)),
    await tx.select().from(authAccount).where(eq(authAccount.userId, userId)),
    await tx.select().from(authSession).where(eq(authSession.userId, userId)),
  ])

test('makes the invited person a member once and changes nothing else of them (A-19)', async () => {
  const person = await fixture.makePerson()
  await addPasswordAndSession(person)
  const before = await listAccountRows(person.userId)
  const key = await fixture.createKey(person.email, 'reviewer')
  deps.clock.advance(1_000)
  expect(await acceptInvite(deps, person, key)).toEqual({ organizationId: fixture.owner.organizationId })
  expect(await listAccountRows(person.userId)).toEqual(before)
  const memberships = await fixture.listMemberships(person.userId)
  expect(memberships.map(({ organizationId, role }) => [organizationId, role])).toEqual([
    [person.organizationId, 'owner'],
    [fixture.owner.organizationId, 'reviewer'],
  ])
  await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('refuses another person who has the link; the invite stays open for the invited one', async () => {
  const person = await fixture.makePerson()
  const stranger = await fixture.makePerson()
  const key = await fixture.createKey(person.email)
  await expect(acceptInvite(deps, stranger, key)).rejects.toMatchObject({ code: 'INVITE_OTHER_EMAIL' })
  expect(await fixture.listMemberships(stranger.userId)).toHaveLength(1)
  await acceptInvite(deps, person, key)
  expect(await fixture.listMemberships(person.userId)).toHaveLength(2)
})

test('makes one membership when accepted twenty times at once', async () => {
  const person = await fixture.makePerson()
  const key = await fixture.createKey(person.email)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => acceptInvite(deps, person, key)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await fixture.listMemberships(person.userId)).toHaveLength(2)
})

test('gives a person who is already a member no second role', async () => {
  const person = await fixture.makePerson()
  const key = await fixture.createKey(person.email, 'admin')
  const { organizationId } = fixture.owner
  const row = {
    id: deps.newId(),
    organizationId,
    userId: person.userId,
    role: 'viewer',
    createdAt: new Date(0),
  } as const
  await deps.withActor(auth, (tx) => tx.insert(member).values(row))
  await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  const roles = (await fixture.listMemberships(person.userId)).map(({ role }) => role)
  expect(roles.sort()).toEqual(['owner', 'viewer'])
})

test('refuses a wrong code and an expired invite with the same error', async () => {
  const person = await fixture.makePerson()
  const key = await fixture.createKey(person.email)
  const refusal = { code: 'LINK_INVALID', params: undefined, fields: undefined }
  await expect(acceptInvite(deps, person, { ...key, code: deps.newToken(32) })).rejects.toMatchObject(refusal)
  deps.clock.advance(linkLimits.organizationInviteMs)
  await expect(acceptInvite(deps, person, key)).rejects.toMatchObject(refusal)
  expect(await fixture.listMemberships(person.userId)).toHaveLength(1)
})
