import type { Deps } from '../../../../deps'
import { listOverdueDeletions } from '../../repo/deletions'
import { deleteSubmissionsQueue } from '../queues'

/** A run that takes longer than this has lost its job: it failed too often, or the queue was restored from a backup. */
const overdueMs = 60 * 60_000

/** Orders a job for each deletion that should have ended. Repeatable. */
export const orderDueDeletions = (deps: Pick<Deps, 'withActor' | 'clock' | 'jobs'>): Promise<void> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    for (const { id, organizationId } of await listOverdueDeletions(tx, new Date(deps.clock.nowMs() - overdueMs))) {
      await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data: { deletionId: id } })
    }
  })
