import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeletion } from '../../deletions/operations/get-deletion'
import { listDeletions } from '../../deletions/operations/list-deletions'
import { orderDueDeletions } from '../../deletions/operations/order-due-deletions'
import { deleteSubmissionsQueue } from '../../deletions/queues'
import { openRetention, type Retention } from '../testing/open-retention'
import { deleteDueSubmissions } from './delete-due-submissions'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('after the days of notice, deletes what is too old, once, with a receipt that names no person', async () => {
  const { deps, member } = fixture
  const [old, recent] = [await fixture.submitBefore(200), await fixture.submitBefore(100)]
  await fixture.choose('delete_after_6_months')
  fixture.passDays(13)
  await deleteDueSubmissions(deps)
  expect((await listDeletions(deps, member)).items).toEqual([])
  fixture.passDays(1)
  const jobs = deps.sentJobs.length
  for (const _time of [1, 2]) await deleteDueSubmissions(deps)
  const receipts = (await listDeletions(deps, member)).items
  expect(receipts).toEqual([
    expect.objectContaining({ cause: 'retention', orderedBy: null, submissionCount: 1, undoMs: 0 }),
  ])
  const [receipt] = receipts
  expect(deps.sentJobs.slice(jobs)).toEqual([
    expect.objectContaining({ queue: deleteSubmissionsQueue, data: { deletionId: receipt?.id } }),
  ])
  await fixture.run(receipt?.id ?? '')
  expect([await fixture.isStored(old), await fixture.isStored(recent)]).toEqual([false, true])
})

test('what must be kept is hidden at once by a deletion, and erased only when its time is over', async () => {
  const { deps, member } = fixture
  const id = await fixture.submitBefore(0)
  await fixture.choose('keep_3_years')
  const jobs = deps.sentJobs.length
  const { id: deletionId, dueAt } = await fixture.order(id)
  expect(Date.parse(dueAt)).toBeGreaterThan(deps.clock.nowMs() + 1_090 * 86_400_000)
  fixture.pass()
  expect((await getDeletion(deps, member, { id: deletionId })).undoMs).toBe(0)
  await fixture.run(deletionId)
  await orderDueDeletions(deps)
  expect(await fixture.isStored(id)).toBe(true)
  expect(deps.sentJobs.slice(jobs)).toEqual([])
  fixture.passDays(1_097)
  await orderDueDeletions(deps)
  expect(deps.sentJobs.slice(jobs)).toContainEqual(expect.objectContaining({ data: { deletionId } }))
  await fixture.run(deletionId)
  expect(await fixture.isStored(id)).toBe(false)
})
