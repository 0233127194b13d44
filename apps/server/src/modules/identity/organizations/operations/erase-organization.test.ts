import { member, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createErasureLog } from '../../../../platform/erasure-log'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { deleteOrganization } from './delete-organization'
import { eraseOrganization } from './erase-organization'

let deps: TestDeps
const erasureLog = createErasureLog(undefined)
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const exists = async (id: string): Promise<boolean> => {
  const rows = await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(organization).where(eq(organization.id, id)),
  )
  return rows.length > 0
}

test('calls every eraser in order, then deletes the organization, and may run again', async () => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  await deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })
  const calls: [string, string][] = []
  const erasers = ['files', 'rows'].map((name) => async (id: string) => {
    calls.push([name, id])
  })
  await eraseOrganization({ ...deps, erasureLog, erasers }, { organizationId })
  expect(calls).toEqual([
    ['files', organizationId],
    ['rows', organizationId],
  ])
  expect(await exists(organizationId)).toBe(false)
  await eraseOrganization({ ...deps, erasureLog, erasers }, { organizationId })
  expect(calls).toHaveLength(2)
})

test('keeps the organization while an eraser fails, so that the job can be retried', async () => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  await deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })
  const failing = () => Promise.reject(new Error('the disk failed'))
  await expect(eraseOrganization({ ...deps, erasureLog, erasers: [failing] }, { organizationId })).rejects.toThrow(
    'the disk failed',
  )
  expect(await exists(organizationId)).toBe(true)
})

test('does nothing to an organization that is not deleted', async () => {
  const { organizationId } = await makeMember(deps)
  const unexpected = () => Promise.reject(new Error('called'))
  await eraseOrganization({ ...deps, erasureLog, erasers: [unexpected] }, { organizationId })
  const members = await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(member).where(eq(member.organizationId, organizationId)),
  )
  expect(members).toHaveLength(1)
})
