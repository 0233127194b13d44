import { startLimits } from '@candor/contract'
import { interviewSession } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '../../../../testing/sample-set'
import { createSet } from '../../../sets/operations/create-set'
import { markViewed } from '../../operations/mark-viewed'
import { openSubmissions, type Submissions } from '../../testing/open-submissions'
import { getStart } from './get-start'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const addSet = async (name: string, isActive: boolean): Promise<string> => {
  const { deps, member } = fixture
  deps.clock.advance(1_000)
  const content = sampleContent(deps.newId)
  return (await createSet(deps, member, { name, content, producedBy: null, isActive })).id
}

test('counts what is new since an instant, and for each active set what is open for the member', async () => {
  const { deps, member, stranger, set } = fixture
  const opened = await fixture.submit()
  const older = await fixture.submit()
  const since = new Date(deps.clock.nowMs()).toISOString()
  deps.clock.advance(60_000)
  const newer = await fixture.submit()
  await markViewed(deps, member, { id: opened.id })
  // An interview that is not over is one that the candidate still takes.
  await deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .update(interviewSession)
      .set({ submittedAt: null, endedAt: null, phase: 'started' })
      .where(eq(interviewSession.id, newer.sessionId)),
  )
  expect(await getStart(deps, member, {})).toMatchObject({ newCount: null })
  expect(await getStart(deps, member, { since })).toMatchObject({
    newCount: 1,
    openSets: [{ id: set.id, submissionCount: 3, unopenedCount: 2, undecidedCount: 3, startedCount: 1 }],
  })
  expect((await getStart(deps, member, { since: '0000-01-01T00:00:00.000Z' })).newCount).toBe(2)
  await markViewed(deps, member, { id: older.id })
  await markViewed(deps, member, { id: newer.id })
  expect(await getStart(deps, member, { since })).toMatchObject({ newCount: 0, openSets: [{ unopenedCount: 0 }] })
  const others = await getStart(deps, stranger, { since })
  expect(others).toEqual({ newCount: 0, openSets: [] })
})

test('lists a limited number of active sets, the last changed first', async () => {
  for (let number = 1; number <= startLimits.sets; number += 1) await addSet(`Set ${number}`, true)
  await addSet('Draft', false)
  const { openSets } = await getStart(fixture.deps, fixture.member, {})
  expect(openSets.map(({ name }) => name)).toEqual(['Set 6', 'Set 5', 'Set 4', 'Set 3', 'Set 2', 'Set 1'])
})
