import { exportFileLimits } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExports } from '../testing/open-exports'
import { expireExports } from './expire-exports'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('deletes a file after seven days and keeps nothing of its submissions, and not a moment earlier', async () => {
  const { exports, member, deps, submit } = fixture
  const { id: submissionId } = await submit()
  const { id } = await exports.make(member, { format: 'csv', submissionIds: [submissionId] })
  const storageKey = (await exports.readRow(id))?.storageKey
  deps.clock.advance(exportFileLimits.keptForMs - 1)
  await expireExports(exports.context)
  expect(await exports.readRow(id)).toMatchObject({ state: 'ready', storageKey })
  deps.clock.advance(1)
  await expireExports(exports.context)
  const gone = { state: 'expired', storageKey: null, submissionIds: null, filter: null }
  expect(await exports.readRow(id)).toMatchObject(gone)
  expect(deps.sentJobs).toContainEqual({ queue: 'forget-bytes', data: { storeId: 'test-store', keys: [storageKey] } })
})
