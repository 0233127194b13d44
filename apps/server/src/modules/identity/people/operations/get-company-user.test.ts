import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getCompanyUser } from './get-company-user'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('getCompanyUser tells who the member is, in which organization, and what they may do there', async () => {
  const reviewer = await makeMember(deps, 'reviewer')
  expect(await getCompanyUser(deps, reviewer)).toMatchObject({
    id: reviewer.userId,
    firstName: 'Mai',
    lastName: 'Trần',
    organization: { id: reviewer.organizationId, name: 'Sao Mai', role: 'reviewer' },
    can: { 'submission.review': true, 'set.manage': false },
  })
})
