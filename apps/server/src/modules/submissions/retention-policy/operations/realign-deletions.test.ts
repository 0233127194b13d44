import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeletion } from '../../deletions/operations/get-deletion'
import { openRetention, type Retention } from '../testing/open-retention'
import { realignDeletions } from './realign-deletions'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('a hidden submission is kept longer or shorter when the policy changes', async () => {
  const { deps, member } = fixture
  const id = await fixture.submitBefore(0)
  await fixture.choose('keep_3_years')
  const ordered = await fixture.order(id)
  const readDays = async () => {
    await realignDeletions(deps)
    const { dueAt } = await getDeletion(deps, member, { id: ordered.id })
    return Math.floor((Date.parse(dueAt) - deps.clock.nowMs()) / 86_400_000)
  }
  expect(await readDays()).toBeGreaterThan(1_090)
  await fixture.choose('keep_4_years')
  expect(await readDays()).toBeGreaterThan(1_455)
  await fixture.choose('unlimited')
  expect(await readDays()).toBe(0)
  fixture.pass()
  await fixture.run(ordered.id)
  expect(await fixture.isStored(id)).toBe(false)
})
