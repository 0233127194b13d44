import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteSubmissionsQueue } from '../queues'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { orderDueDeletions } from './order-due-deletions'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

describe('orderDueDeletions', () => {
  test('orders a job for a deletion whose own job was lost, and none for one that is not due or has ended', async () => {
    const { deps, submit } = fixture
    const ended = await fixture.order((await submit()).id)
    fixture.pass()
    await fixture.run(ended.id)
    const lost = await fixture.order((await submit()).id)
    deps.clock.advance(2 * 60 * 60_000)
    await fixture.order((await submit()).id)
    const before = deps.sentJobs.length
    await orderDueDeletions(deps)
    expect(deps.sentJobs.slice(before)).toEqual([
      expect.objectContaining({ queue: deleteSubmissionsQueue, data: { deletionId: lost.id } }),
    ])
  })
})
