import { retentionLimits } from '@candor/contract'
import { interviewSession, submission } from '@candor/db'
import { dayMs } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseUnsubmittedQueue } from '../queues'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { orderUnsubmittedErasures } from './order-unsubmitted-erasures'

let fixture: Deletions
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

test('orders the erasure of each interview that was left so long ago, and of no practice, submitted or newer one', async () => {
  const { deps, submit } = fixture
  const made = [await submit(), await submit(), await submit(), await submit(), await submit()]
  const [first, second, practice, newer] = made.map(({ sessionId }) => sessionId)
  const nowMs = deps.clock.nowMs()
  const past = new Date(nowMs - retentionLimits.unsubmittedDays * dayMs - 1)
  await deps.withActor(worker, async (tx) => {
    for (const [number, { id, sessionId }] of made.slice(0, 4).entries()) {
      await tx.delete(submission).where(eq(submission.id, id))
      const createdAt = new Date(past.getTime() - number * dayMs)
      await tx
        .update(interviewSession)
        .set({ submittedAt: null, createdAt, updatedAt: past })
        .where(eq(interviewSession.id, sessionId))
    }
    await tx
      .update(interviewSession)
      .set({ isPractice: true })
      .where(eq(interviewSession.id, practice ?? ''))
    await tx
      .update(interviewSession)
      .set({ updatedAt: new Date(nowMs) })
      .where(eq(interviewSession.id, newer ?? ''))
  })
  await orderUnsubmittedErasures(deps)
  const { organizationId } = fixture.member
  const ordered = deps.sentJobs.filter(({ queue }) => queue === eraseUnsubmittedQueue)
  expect(ordered).toEqual(
    [second, first].map((sessionId) => ({ queue: eraseUnsubmittedQueue, organizationId, data: { sessionId } })),
  )
})
