import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRetention, type Retention } from '../testing/open-retention'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('deletes nothing earlier than 14 days after the change, and the same choice again begins no new notice', async () => {
  const old = await fixture.submitBefore(1_000)
  const nowMs = fixture.deps.clock.nowMs()
  const changed = await fixture.choose('delete_after_6_months')
  const deleteAt = new Date(nowMs + 14 * 86_400_000).toISOString()
  expect(changed).toMatchObject({ preset: 'delete_after_6_months', changedAt: new Date(nowMs).toISOString() })
  expect(changed.due.items).toEqual([expect.objectContaining({ submissionId: old, deleteAt })])
  fixture.passDays(5)
  expect((await fixture.choose('delete_after_6_months')).due.items).toEqual([expect.objectContaining({ deleteAt })])
  expect(await fixture.choose('unlimited')).toMatchObject({ due: { total: 0, items: [] } })
})
