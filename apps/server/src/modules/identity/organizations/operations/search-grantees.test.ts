import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { joinOrganization } from '../testing/join-organization'
import { searchGrantees } from './search-grantees'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('finds members of the caller’s organization by address or by name in either order (Z-04)', async () => {
  const owner = await makeMember(deps)
  const person = { role: 'reviewer', firstName: 'Thảo', lastName: 'Đặng Thị' } as const
  const found = await joinOrganization(deps, { ...person, organizationId: owner.organizationId })
  const other = await makeMember(deps)
  await joinOrganization(deps, { ...person, organizationId: other.organizationId })
  for (const keyword of ['thảo đặng', 'Đặng Thị Thảo', found.userId.slice(0, 13)]) {
    expect(await searchGrantees(deps, owner, { keyword })).toEqual([
      { userId: found.userId, name: 'Thảo Đặng Thị', email: found.email, role: 'reviewer' },
    ])
  }
})

test('lists all members without a keyword, and does not treat a percent sign as a wildcard', async () => {
  const owner = await makeMember(deps)
  const viewer = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
  const all = await searchGrantees(deps, owner, {})
  expect(all.map(({ userId }) => userId).sort()).toEqual([owner.userId, viewer.userId].sort())
  expect(await searchGrantees(deps, owner, { keyword: '%' })).toEqual([])
})
