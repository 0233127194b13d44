import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExports } from '../testing/open-exports'
import { deleteExportsOf } from './delete-exports-of'
import { scheduleExport } from './schedule-export'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('deletes the files that contain a deleted submission, takes it out of waiting orders and leaves the others', async () => {
  const { exports, member, deps, submit } = fixture
  const { context, readRow, make } = exports
  const gone = await submit()
  const kept = await submit()
  const both = await make(member, { format: 'csv', submissionIds: [gone.id, kept.id] })
  const other = await make(member, { format: 'csv', submissionIds: [kept.id] })
  const waiting = await scheduleExport(context, member, { format: 'csv', submissionIds: [gone.id, kept.id] })
  const storageKey = (await readRow(both.id))?.storageKey
  await deps.withActor(member, (tx) => deleteExportsOf(context, tx, [gone.id]))
  expect(await readRow(both.id)).toBeUndefined()
  expect(deps.sentJobs).toContainEqual({ queue: 'forget-bytes', data: { storeId: 'test-store', keys: [storageKey] } })
  expect(await readRow(other.id)).toMatchObject({ state: 'ready' })
  expect(await readRow(waiting.id)).toMatchObject({ state: 'queued', submissionIds: [kept.id] })
})
