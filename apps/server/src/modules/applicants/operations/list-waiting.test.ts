import { applicantLimits } from '@candor/contract'
import { applicant } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listWaiting } from './list-waiting'
import { markReplied } from './mark-replied'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const day = { dayStart: '2030-03-10T17:00:00.000Z', dayEnd: '2030-03-11T17:00:00.000Z' }

/** Submits an interview whose reply is due then. */
const enter = async (firstName: string, replyBy: string): Promise<string> => {
  const id = await fixture.enter(`${firstName.toLowerCase()}-${replyBy.slice(0, 16)}@example.org`, firstName)
  await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .update(applicant)
      .set({ replyBy: new Date(replyBy) })
      .where(eq(applicant.id, id)),
  )
  return id
}

test('lists who waits, the earliest first, counts them by the day of the reader, and shows no other organization', async () => {
  const { deps, reviewer, stranger } = fixture
  expect(await listWaiting(deps, reviewer, day)).toEqual({ overdue: 0, today: 0, later: 0, items: [] })
  await fixture.enter('none@example.org')
  const tomorrow = await enter('Tomorrow', day.dayEnd)
  const today = await enter('Today', day.dayStart)
  const yesterday = await enter('Yesterday', '2030-03-10T16:59:59.999Z')
  const found = await listWaiting(deps, reviewer, day)
  expect(found).toMatchObject({ overdue: 1, today: 1, later: 1 })
  expect(found.items.map(({ id }) => id)).toEqual([yesterday, today, tomorrow])
  expect(found.items[0]).toMatchObject({
    name: expect.stringContaining('Yesterday'),
    replyBy: '2030-03-10T16:59:59.999Z',
  })
  expect(found.items[0]?.submissionId).toMatch(/^[0-9a-f-]{36}$/)
  const longAgo = { dayStart: '0000-01-01T00:00:00.000Z', dayEnd: '0000-01-02T00:00:00.000Z' }
  expect(await listWaiting(deps, reviewer, longAgo)).toMatchObject({ overdue: 0, today: 0, later: 3 })
  expect(await listWaiting(deps, stranger, day)).toMatchObject({ overdue: 0, today: 0, later: 0, items: [] })
  await markReplied(deps, reviewer, { id: today })
  expect(await listWaiting(deps, reviewer, day)).toMatchObject({ overdue: 1, today: 0, later: 1 })
})

test('lists a limited number of people and counts all of them', async () => {
  const { deps, reviewer } = fixture
  for (let number = 0; number < applicantLimits.waiting; number += 1)
    await enter('Many', `2031-01-0${(number % 9) + 1}T10:${10 + number}:00.000Z`)
  const { items, later } = await listWaiting(deps, reviewer, day)
  expect(items).toHaveLength(applicantLimits.waiting)
  expect(later).toBeGreaterThan(applicantLimits.waiting)
})
