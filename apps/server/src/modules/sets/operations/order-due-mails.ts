import type { Deps } from '../../../deps'
import { mailIntervieweesQueue } from '../queues'
import { listSetsWithDueMails } from '../repo/interviewee-mails'

/** Orders a job for each set whose invitations wait: their budget was used up, or their set was closed. Repeatable. */
export const orderDueMails = (deps: Pick<Deps, 'withActor' | 'clock' | 'jobs'>): Promise<void> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const sets = await listSetsWithDueMails(tx, new Date(deps.clock.nowMs()))
    for (const { setId, organizationId } of sets) {
      await deps.jobs.send(tx, { queue: mailIntervieweesQueue, organizationId, data: { setId } })
    }
  })
