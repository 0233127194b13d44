import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { joinOrganization } from '../testing/join-organization'
import { createOrganization } from './create-organization'
import { listOrganizations } from './list-organizations'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('lists the person’s organizations in the order of joining', async () => {
  const owner = await makeMember(deps)
  deps.clock.advance(1_000)
  const second = await createOrganization(deps, owner, { name: 'Second' })
  expect(await listOrganizations(deps, owner)).toEqual([
    { id: owner.organizationId, name: 'Sao Mai', role: 'owner' },
    second,
  ])
})

test('lists only organizations that the person is a member of', async () => {
  const owner = await makeMember(deps)
  const viewer = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
  await createOrganization(deps, owner, { name: 'Without the viewer' })
  expect(await listOrganizations(deps, viewer)).toEqual([{ id: owner.organizationId, name: 'Sao Mai', role: 'viewer' }])
})
