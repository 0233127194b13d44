import { retentionLimits } from '@candor/contract'
import { dayMs } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { listForgotten } from '../../repo/unsubmitted'
import { eraseUnsubmittedQueue } from '../queues'

const perTransaction = 200
const start = new Date(0)

/** Orders the erasure of each interview that was left without a submission so long ago. Called every hour; repeatable. */
export const orderUnsubmittedErasures = async (deps: Pick<Deps, 'withActor' | 'clock' | 'jobs'>): Promise<void> => {
  const before = new Date(deps.clock.nowMs() - retentionLimits.unsubmittedDays * dayMs)
  const orderBatch = (after: Date): Promise<Date | null> =>
    deps.withActor({ kind: 'worker' }, async (tx) => {
      const sessions = await listForgotten(tx, { before, after, limit: perTransaction })
      for (const { id: sessionId, organizationId } of sessions) {
        await deps.jobs.send(tx, { queue: eraseUnsubmittedQueue, organizationId, data: { sessionId } })
      }
      return sessions.at(-1)?.createdAt ?? null
    })
  let after: Date | null = start
  while (after !== null) after = await orderBatch(after)
}
