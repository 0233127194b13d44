import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { joinOrganization } from '../testing/join-organization'
import { getAccess } from './get-access'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('returns the person’s role and abilities in the organization', async () => {
  const { organizationId } = await makeMember(deps)
  const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
  expect(await getAccess(deps, viewer, { id: organizationId })).toMatchObject({
    role: 'viewer',
    can: { 'set.read': true, 'set.manage': false },
  })
})

test('reports another person’s organization as missing, like an unknown one (Z-08)', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  for (const id of [other.organizationId, deps.newId()]) {
    await expect(getAccess(deps, owner, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
