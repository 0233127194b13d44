import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExports } from '../testing/open-exports'
import { eraseOrganization } from './erase-organization'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('deletes the exports of one organization with their files, twice if need be, and no other’s', async () => {
  const { exports, member, stranger, deps, submit } = fixture
  const { id: submissionId } = await submit()
  const { id } = await exports.make(member, { format: 'csv', submissionIds: [submissionId] })
  const other = await exports.make(stranger, { format: 'csv', filter: {} })
  const storageKey = (await exports.readRow(id))?.storageKey
  await eraseOrganization(exports.context, member.organizationId)
  await eraseOrganization(exports.context, member.organizationId)
  expect(await exports.readRow(id)).toBeUndefined()
  expect(await exports.readRow(other.id)).toMatchObject({ failure: 'empty' })
  expect(deps.sentJobs).toContainEqual({ queue: 'forget-bytes', data: { storeId: 'test-store', keys: [storageKey] } })
})
