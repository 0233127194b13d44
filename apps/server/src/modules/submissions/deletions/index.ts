/**
 * Deletes submissions, for a member, the candidate or the organization's retention policy: hidden at once, erased after the time in
 * which it can be undone, and not before the policy allows it.
 */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { createErasureLog } from '../../../platform/erasure-log'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import type { QueueMail } from '../../notification'
import { createRetentionPolicy } from '../retention-policy'
import { createDeletionJobs } from './jobs'
import { eraseRestored } from './operations/erase-restored'
import { orderDueDeletions } from './operations/order-due-deletions'
import { orderUnsubmittedErasures } from './operations/order-unsubmitted-erasures'
import { createDeletionRoutes, createOwnDeletionRoutes } from './routes'

/** `erasers`: of the other modules, children before parents. */
export const createDeletions = (
  deps: Deps,
  options: {
    readonly os: Implementer
    readonly erasers: readonly InterviewEraser[]
    readonly queueMail: QueueMail
  },
) => {
  const { os, erasers, queueMail } = options
  const erasureLog = createErasureLog(deps.env.ERASURE_LOG)
  const retentionPolicy = createRetentionPolicy(deps, os)
  return {
    routes: { deletion: createDeletionRoutes(deps, os), retentionPolicy: retentionPolicy.routes },
    seekerRoutes: createOwnDeletionRoutes({ ...deps, queueMail }, os),
    jobs: createDeletionJobs(deps, { erasers, erasureLog }),
    /** Called before the first request. */
    eraseRestored: () => eraseRestored({ ...deps, erasureLog }),
    /** Called every hour. */
    async sweep(): Promise<void> {
      await retentionPolicy.sweep()
      await orderDueDeletions(deps)
      await orderUnsubmittedErasures(deps)
    },
  }
}
