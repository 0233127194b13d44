import { candidateAccess, dataSubject, member, organization, organizationInvite } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller, SignedIn } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { eraseOrganizationQueue } from '../queues'
import { joinOrganization } from '../testing/join-organization'
import { createOrganization } from './create-organization'
import { deleteOrganization } from './delete-organization'
import { getAccess } from './get-access'
import { getOrganization } from './get-organization'
import { listOrganizations } from './list-organizations'
import { renameOrganization } from './rename-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const signedIn = (caller: MemberCaller): SignedIn => ({ ...caller, sessionId: deps.newId() })
const missing = { code: 'NOT_FOUND' }
const auth = { kind: 'auth' } as const
const rowOf = async (id: string) => {
  const [row] = await deps.withActor(auth, (tx) => tx.select().from(organization).where(eq(organization.id, id)))
  return row
}

describe('organizations', () => {
  test('are founded with their founder as owner and stand in the order of joining', async () => {
    const owner = await makeMember(deps)
    deps.clock.advance(1_000)
    const name = 'Công ty Bình Minh'
    const made = await createOrganization(deps, owner, { name })
    expect(made).toEqual({ id: made.id, name, role: 'owner' })
    expect(await listOrganizations(deps, owner)).toEqual([
      { id: owner.organizationId, name: 'Sao Mai', role: 'owner' },
      made,
    ])
  })

  test('say who is in them and what the person may do, which is nothing in one that is not entered', async () => {
    const owner = await makeMember(deps)
    const { organizationId } = owner
    const admin = await joinOrganization(deps, { organizationId, role: 'admin' })
    const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
    const get = async (caller: MemberCaller) => getOrganization(deps, signedIn(caller), { id: organizationId })
    const all = { memberCount: 3, createdAt: new Date(deps.clock.nowMs()).toISOString(), name: 'Sao Mai' }
    expect(await get(owner)).toMatchObject({
      ...all,
      role: 'owner',
      can: {
        rename: true,
        delete: true,
        leave: false,
        invite: true,
        inviteAs: ['owner', 'admin', 'recruiter', 'reviewer', 'viewer'],
      },
    })
    expect(await get(admin)).toMatchObject({
      can: {
        rename: true,
        delete: false,
        leave: true,
        invite: true,
        inviteAs: ['admin', 'recruiter', 'reviewer', 'viewer'],
      },
    })
    expect(await get(viewer)).toMatchObject({
      can: { rename: false, delete: false, leave: true, invite: false, inviteAs: [] },
    })
    const second = await createOrganization(deps, owner, { name: 'Second' })
    expect((await getOrganization(deps, signedIn(owner), second)).can).toEqual({
      rename: false,
      delete: false,
      leave: false,
      invite: false,
      inviteAs: [],
    })
    expect(await getAccess(deps, signedIn(viewer), { id: organizationId })).toMatchObject({
      role: 'viewer',
      can: { 'set.read': true, 'set.manage': false },
    })
  })

  test('of others are as missing as those that never were (Z-08)', async () => {
    const owner = await makeMember(deps)
    const other = await makeMember(deps)
    const name = 'Taken over'
    for (const id of [other.organizationId, deps.newId()]) {
      await expect(getOrganization(deps, signedIn(owner), { id })).rejects.toMatchObject(missing)
      await expect(getAccess(deps, signedIn(owner), { id })).rejects.toMatchObject(missing)
      await expect(renameOrganization(deps, owner, { id, name })).rejects.toMatchObject(missing)
      await expect(deleteOrganization(deps, owner, { id, name: 'Sao Mai' })).rejects.toMatchObject(missing)
    }
    expect(await rowOf(other.organizationId)).toMatchObject({ name: 'Sao Mai', deletedAt: null })
  })

  test('are renamed only while they are entered', async () => {
    const owner = await makeMember(deps)
    const second = await createOrganization(deps, owner, { name: 'Second' })
    await expect(renameOrganization(deps, owner, { id: second.id, name: 'New' })).rejects.toMatchObject(missing)
    expect(await renameOrganization(deps, owner, { id: owner.organizationId, name: 'New' })).toMatchObject({
      name: 'New',
    })
    expect(await rowOf(second.id)).toMatchObject({ name: 'Second' })
  })
})

describe('deleting an organization', () => {
  const addCandidate = async (of: MemberCaller) => {
    const at = new Date(deps.clock.nowMs())
    const ids = { organizationId: of.organizationId, dataSubjectId: deps.newId() }
    const accessId = deps.newId()
    await deps.withActor({ kind: 'worker' }, async (tx) => {
      await tx.insert(dataSubject).values({
        id: ids.dataSubjectId,
        organizationId: of.organizationId,
        email: 'c@example.org',
        firstName: 'C',
        lastName: 'C',
        status: 1,
        createdAt: at,
        updatedAt: at,
      })
      const expiresAt = new Date(at.getTime() + 1_000_000)
      await tx
        .insert(candidateAccess)
        .values({ id: accessId, ...ids, tokenHash: deps.newToken(16), createdAt: at, expiresAt })
    })
    return accessId
  }
  const isRevoked = async (accessId: string): Promise<boolean> => {
    const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(candidateAccess).where(eq(candidateAccess.id, accessId)),
    )
    return row?.revokedAt !== null
  }

  test('wants its name repeated exactly; a near miss changes nothing', async () => {
    const owner = await makeMember(deps)
    await renameOrganization(deps, owner, { id: owner.organizationId, name: 'Bình Minh' })
    for (const name of ['Binh Minh', 'bình minh', 'Bình Minh.', 'Sao Mai']) {
      const attempt = deleteOrganization(deps, owner, { id: owner.organizationId, name })
      await expect(attempt).rejects.toMatchObject({ code: 'NAME_MISMATCH' })
    }
    expect(await rowOf(owner.organizationId)).toMatchObject({ deletedAt: null })
    expect(await listOrganizations(deps, owner)).toHaveLength(1)
    await deleteOrganization(deps, owner, { id: owner.organizationId, name: 'Bình Minh' })
    expect(await listOrganizations(deps, owner)).toEqual([])
  })

  test('ends memberships, invites and candidates’ cookies at once and orders the erasure; no other organization is touched', async () => {
    const owner = await makeMember(deps)
    const other = await makeMember(deps)
    const { organizationId } = owner
    const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
    const [own, foreign] = [await addCandidate(owner), await addCandidate(other)]
    const at = new Date(deps.clock.nowMs())
    await deps.withActor(auth, (tx) =>
      tx.insert(organizationInvite).values({
        id: deps.newId(),
        organizationId,
        email: 'a@example.org',
        role: 'viewer',
        codeHash: '',
        state: 'open',
        createdAt: at,
        expiresAt: at,
      }),
    )
    deps.sentJobs.length = 0
    await deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })
    expect(await rowOf(organizationId)).toMatchObject({ deletedAt: at })
    expect(await listOrganizations(deps, owner)).toEqual([])
    expect(await listOrganizations(deps, viewer)).toEqual([])
    const left = await deps.withActor(auth, async (tx) => ({
      members: await tx.select().from(member).where(eq(member.organizationId, organizationId)),
      invites: await tx.select().from(organizationInvite).where(eq(organizationInvite.organizationId, organizationId)),
    }))
    expect(left.members).toEqual([])
    expect(left.invites.map(({ state }) => state)).toEqual(['withdrawn'])
    expect([await isRevoked(own), await isRevoked(foreign)]).toEqual([true, false])
    expect(deps.sentJobs).toEqual([{ queue: eraseOrganizationQueue, data: { organizationId } }])
    expect(await listOrganizations(deps, other)).toHaveLength(1)
    await expect(deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })).rejects.toMatchObject(
      missing,
    )
  })
})
