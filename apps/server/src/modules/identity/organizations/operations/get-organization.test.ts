import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { joinOrganization } from '../testing/join-organization'
import { createOrganization } from './create-organization'
import { getOrganization } from './get-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('returns what the role may do in the current organization', async () => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  const admin = await joinOrganization(deps, { organizationId, role: 'admin' })
  const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
  const get = (caller: MemberCaller) => getOrganization(deps, caller, { id: organizationId })
  expect(await get(owner)).toMatchObject({
    name: 'Sao Mai',
    role: 'owner',
    memberCount: 3,
    createdAt: new Date(deps.clock.nowMs()).toISOString(),
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
})

test('allows nothing in an organization that is not the current one', async () => {
  const owner = await makeMember(deps)
  const second = await createOrganization(deps, owner, { name: 'Second' })
  expect((await getOrganization(deps, owner, second)).can).toEqual({
    rename: false,
    delete: false,
    leave: false,
    invite: false,
    inviteAs: [],
  })
})

test('reports another person’s organization as missing, like an unknown one (Z-08)', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  for (const id of [other.organizationId, deps.newId()]) {
    await expect(getOrganization(deps, owner, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
