import { member, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { ensureDemoOrganization } from './ensure-demo-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('creates one demo organization without members, however many processes start at once', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => ensureDemoOrganization(deps, 'Demo')))
  expect(new Set(results.map(({ organizationId }) => organizationId)).size).toBe(1)
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
  const rows = await deps.withActor({ kind: 'auth' }, async (tx) => ({
    demos: await tx.select().from(organization).where(eq(organization.isDemo, true)),
    members: await tx.select().from(member),
  }))
  expect(rows.demos).toMatchObject([{ id: results[0]?.organizationId, name: 'Demo' }])
  expect(rows.members).toEqual([])
})
