import { member } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createOrganization } from './create-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('creates an organization whose only member is the caller, as owner', async () => {
  const caller = await makeMember(deps)
  const name = 'Công ty Bình Minh'
  const made = await createOrganization(deps, caller, { name })
  expect(made).toEqual({ id: made.id, name, role: 'owner' })
  const members = await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(member).where(eq(member.organizationId, made.id)),
  )
  expect(members).toMatchObject([{ userId: caller.userId, role: 'owner' }])
})

test('allows a new account five organizations, however many are requested at once', async () => {
  const caller = await makeMember(deps)
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => createOrganization(deps, caller, { name: `Sao Mai ${n}` })),
  )
  // The fifth is the one that the account began with.
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  await expect(createOrganization(deps, caller, { name: 'Sao Mai' })).rejects.toMatchObject({
    code: 'ORGANIZATION_LIMIT_REACHED',
  })
  deps.clock.advance(24 * 3_600_000)
  expect(await createOrganization(deps, caller, { name: 'Sao Mai' })).toMatchObject({ role: 'owner' })
})
