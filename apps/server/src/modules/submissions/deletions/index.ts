/** Deletes submissions: hidden at once, erased after the time in which it can be undone. */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import type { QueueMail } from '../../notification'
import { createDeletionJobs } from './jobs'
import { orderDueDeletions } from './operations/order-due-deletions'
import { createDeletionRoutes, createOwnDeletionRoutes } from './routes'

/** `erasers`: of the other modules, children before parents. */
export const createDeletions = (
  deps: Deps,
  options: {
    readonly os: Implementer
    readonly erasers: readonly InterviewEraser[]
    readonly queueMail: QueueMail
  },
) => ({
  routes: createDeletionRoutes(deps, options.os),
  seekerRoutes: createOwnDeletionRoutes({ ...deps, queueMail: options.queueMail }, options.os),
  jobs: createDeletionJobs(deps, options.erasers),
  /** Called every hour. */
  sweep: () => orderDueDeletions(deps),
})
