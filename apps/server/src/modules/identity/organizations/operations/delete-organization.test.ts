import { candidateAccess, dataSubject, member, organization, organizationInvite } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { eraseOrganizationQueue } from '../queues'
import { joinOrganization } from '../testing/join-organization'
import { deleteOrganization } from './delete-organization'
import { listOrganizations } from './list-organizations'
import { renameOrganization } from './rename-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const auth = { kind: 'auth' } as const
const findOrganization = async (id: string) => {
  const [row] = await deps.withActor(auth, (tx) => tx.select().from(organization).where(eq(organization.id, id)))
  return row
}
const addCandidate = async ({ organizationId }: MemberCaller): Promise<string> => {
  const at = new Date(deps.clock.nowMs())
  const dataSubjectId = deps.newId()
  const accessId = deps.newId()
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    await tx.insert(dataSubject).values({
      id: dataSubjectId,
      organizationId,
      email: 'c@example.org',
      firstName: 'C',
      lastName: 'C',
      status: 1,
      createdAt: at,
      updatedAt: at,
    })
    const expiresAt = new Date(at.getTime() + 1_000_000)
    await tx.insert(candidateAccess).values({
      id: accessId,
      organizationId,
      dataSubjectId,
      tokenHash: deps.newToken(16),
      createdAt: at,
      expiresAt,
    })
  })
  return accessId
}
const isRevoked = async (accessId: string): Promise<boolean> => {
  const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(candidateAccess).where(eq(candidateAccess.id, accessId)),
  )
  return row?.revokedAt !== null
}
const addInvite = ({ organizationId }: MemberCaller) => {
  const at = new Date(deps.clock.nowMs())
  const invite = { email: 'a@example.org', role: 'viewer', codeHash: '', state: 'open' } as const
  return deps.withActor(auth, (tx) =>
    tx.insert(organizationInvite).values({ id: deps.newId(), organizationId, ...invite, createdAt: at, expiresAt: at }),
  )
}

test('requires the exact name; a similar name changes nothing', async () => {
  const owner = await makeMember(deps)
  const id = owner.organizationId
  await renameOrganization(deps, owner, { id, name: 'Bình Minh' })
  for (const name of ['Binh Minh', 'bình minh', 'Bình Minh.', 'Sao Mai']) {
    await expect(deleteOrganization(deps, owner, { id, name })).rejects.toMatchObject({ code: 'NAME_MISMATCH' })
  }
  expect(await findOrganization(id)).toMatchObject({ deletedAt: null })
  expect(await listOrganizations(deps, owner)).toHaveLength(1)
  await deleteOrganization(deps, owner, { id, name: 'Bình Minh' })
  expect(await listOrganizations(deps, owner)).toEqual([])
})

test('ends memberships, invites and candidate access at once and queues the erasure', async () => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
  const accessId = await addCandidate(owner)
  await addInvite(owner)
  const at = new Date(deps.clock.nowMs())
  deps.sentJobs.length = 0
  await deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })
  expect(await findOrganization(organizationId)).toMatchObject({ deletedAt: at })
  expect(await listOrganizations(deps, viewer)).toEqual([])
  const rows = await deps.withActor(auth, async (tx) => ({
    members: await tx.select().from(member).where(eq(member.organizationId, organizationId)),
    invites: await tx.select().from(organizationInvite).where(eq(organizationInvite.organizationId, organizationId)),
  }))
  expect(rows.members).toEqual([])
  expect(rows.invites.map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await isRevoked(accessId)).toBe(true)
  expect(deps.sentJobs).toEqual([{ queue: eraseOrganizationQueue, data: { organizationId } }])
})

test('reports a deleted organization as missing and changes no other organization', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  const accessId = await addCandidate(other)
  const input = { id: owner.organizationId, name: 'Sao Mai' }
  await deleteOrganization(deps, owner, input)
  await expect(deleteOrganization(deps, owner, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listOrganizations(deps, other)).toHaveLength(1)
  expect(await isRevoked(accessId)).toBe(false)
})

test('reports another organization as missing, like an unknown one, and writes nothing (Z-08)', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  for (const id of [other.organizationId, deps.newId()]) {
    const attempt = deleteOrganization(deps, owner, { id, name: 'Sao Mai' })
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await findOrganization(other.organizationId)).toMatchObject({ deletedAt: null })
})
