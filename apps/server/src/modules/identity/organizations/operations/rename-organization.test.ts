import { organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createOrganization } from './create-organization'
import { renameOrganization } from './rename-organization'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const getName = async (id: string): Promise<string | undefined> => {
  const [row] = await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(organization).where(eq(organization.id, id)),
  )
  return row?.name
}

test('renames the current organization', async () => {
  const owner = await makeMember(deps)
  const id = owner.organizationId
  expect(await renameOrganization(deps, owner, { id, name: 'New' })).toEqual({ id, name: 'New', role: 'owner' })
  expect(await getName(id)).toBe('New')
})

test('reports any organization but the current one as missing and writes nothing (Z-08)', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  const second = await createOrganization(deps, owner, { name: 'Second' })
  for (const id of [other.organizationId, second.id, deps.newId()]) {
    await expect(renameOrganization(deps, owner, { id, name: 'New' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect([await getName(other.organizationId), await getName(second.id)]).toEqual(['Sao Mai', 'Second'])
})
