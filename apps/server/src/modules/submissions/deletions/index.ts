/** Deletes submissions: hidden at once, erased after the time in which a member can undo it. */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import { createDeletionJobs } from './jobs'
import { orderDueDeletions } from './operations/order-due-deletions'
import { createDeletionRoutes } from './routes'

/** `erasers`: of the other modules, children before parents. */
export const createDeletions = (
  deps: Deps,
  options: { readonly os: Implementer; readonly erasers: readonly InterviewEraser[] },
) => ({
  routes: createDeletionRoutes(deps, options.os),
  jobs: createDeletionJobs(deps, options.erasers),
  /** Called every hour. */
  sweep: () => orderDueDeletions(deps),
})
