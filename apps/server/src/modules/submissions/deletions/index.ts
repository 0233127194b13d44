/**
 * Deletes submissions, for a member or for the organization's retention policy: hidden at once, erased after the time in which a
 * member can undo it, and not before the policy allows it.
 */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { createErasureLog } from '../../../platform/erasure-log'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import { createRetentionPolicy } from '../retention-policy'
import { createDeletionJobs } from './jobs'
import { eraseRestored } from './operations/erase-restored'
import { orderDueDeletions } from './operations/order-due-deletions'
import { createDeletionRoutes } from './routes'

/** `erasers`: of the other modules, children before parents. */
export const createDeletions = (
  deps: Deps,
  options: { readonly os: Implementer; readonly erasers: readonly InterviewEraser[] },
) => {
  const erasureLog = createErasureLog(deps.env.ERASURE_LOG)
  const retentionPolicy = createRetentionPolicy(deps, options.os)
  return {
    routes: { deletion: createDeletionRoutes(deps, options.os), retentionPolicy: retentionPolicy.routes },
    jobs: createDeletionJobs(deps, { erasers: options.erasers, erasureLog }),
    /** Called before the first request. */
    eraseRestored: () => eraseRestored({ ...deps, erasureLog }),
    /** Called every hour. */
    async sweep(): Promise<void> {
      await retentionPolicy.sweep()
      await orderDueDeletions(deps)
    },
  }
}
