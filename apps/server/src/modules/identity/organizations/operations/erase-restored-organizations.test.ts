import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { member, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createErasureLog, type ErasureLog } from '../../../../platform/erasure-log'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { eraseOrganizationQueue } from '../queues'
import { deleteOrganization } from './delete-organization'
import { eraseOrganization } from './erase-organization'
import { eraseRestoredOrganizations } from './erase-restored-organizations'

let deps: TestDeps
let folder: string
let erasureLog: ErasureLog

beforeAll(async () => {
  deps = await createTestDeps()
  folder = await mkdtemp(join(tmpdir(), 'restored-organizations-'))
  erasureLog = createErasureLog(join(folder, 'log'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await deps.close()
})

const findRow = (id: string) =>
  deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(organization).where(eq(organization.id, id)))

test('an erasure is logged before it begins, and an organization that a backup brings back is deleted and erased again', async () => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  const [before] = await findRow(organizationId)
  const other = await makeMember(deps)
  await deleteOrganization(deps, owner, { id: organizationId, name: 'Sao Mai' })
  const failing = () => Promise.reject(new Error('the power failed'))
  const run = eraseOrganization({ ...deps, erasureLog, erasers: [failing] }, { organizationId })
  await expect(run).rejects.toThrow('the power failed')
  expect(await erasureLog.listOrganizations()).toMatchObject([{ organizationId }])
  await eraseOrganization({ ...deps, erasureLog, erasers: [] }, { organizationId })
  expect(await findRow(organizationId)).toEqual([])
  // The second attempt found the line of the first.
  expect(await erasureLog.listOrganizations()).toHaveLength(1)
  // A log of an earlier version has a line for each attempt.
  await erasureLog.append([{ organizationId, erasedAt: new Date(deps.clock.nowMs()).toISOString() }])

  // As after a restore: the same organization with its owner.
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    if (before !== undefined) await tx.insert(organization).values(before)
    const joined = {
      organizationId,
      userId: owner.userId,
      role: 'owner',
      createdAt: new Date(deps.clock.nowMs()),
    } as const
    await tx.insert(member).values({ id: deps.newId(), ...joined })
  })
  const jobs = deps.sentJobs.length
  await eraseRestoredOrganizations({ ...deps, erasureLog })
  const members = await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(member).where(eq(member.organizationId, organizationId)),
  )
  expect(members).toEqual([])
  expect(deps.sentJobs.slice(jobs)).toEqual([{ queue: eraseOrganizationQueue, data: { organizationId } }])
  await eraseOrganization({ ...deps, erasureLog, erasers: [] }, { organizationId })
  expect(await findRow(organizationId)).toEqual([])
  expect(await findRow(other.organizationId)).toMatchObject([{ deletedAt: null }])
})
