import { exportLimits } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExports } from '../testing/open-exports'
import { scheduleExport } from './schedule-export'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('stores an order with each submission once and its job, and refuses foreign ids among own ones without storing anything', async () => {
  const { exports, member, stranger, deps, submit } = fixture
  const { id } = await submit()
  const { context, readRow } = exports
  const foreign = scheduleExport(context, stranger, { format: 'csv', submissionIds: [id] })
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const mixed = scheduleExport(context, member, { format: 'csv', submissionIds: [id, deps.newId()] })
  await expect(mixed).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(deps.sentJobs.filter(({ queue }) => queue === 'build-export')).toEqual([])
  const ordered = await scheduleExport(context, member, { format: 'zip', submissionIds: [id, id] })
  expect(ordered).toMatchObject({ state: 'queued', progress: { done: 0, total: 1 }, download: null })
  expect(await readRow(ordered.id)).toMatchObject({ userId: member.userId, submissionIds: [id], language: 'en' })
  expect(deps.sentJobs.at(-1)).toMatchObject({ queue: 'build-export', data: { exportId: ordered.id } })
})

test('refuses more orders than an organization may have unfinished', async () => {
  const { exports, stranger } = fixture
  const order = () => scheduleExport(exports.context, stranger, { format: 'pdf', filter: {} })
  for (let count = 0; count < exportLimits.unfinished; count += 1) await order()
  await expect(order()).rejects.toMatchObject({ code: 'EXPORT_LIMIT_REACHED' })
})
