import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createOrganizationFixture } from '../testing/organization-fixture'
import { listMembers } from './list-members'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('lists members with what the caller may change of each; the last owner cannot be changed', async () => {
  const { founder, join } = await createOrganizationFixture(deps)
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

test('lists no member of another organization', async () => {
  const own = await createOrganizationFixture(deps)
  const other = await createOrganizationFixture(deps)
  await other.join('viewer')
  const listed = await listMembers(deps, own.founder)
  expect(listed.map(({ userId }) => userId)).toEqual([own.founder.userId])
})
