/** Keeps submissions as long as the organization chose, and longer where one is on hold. */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { deleteDueSubmissions } from './operations/delete-due-submissions'
import { createRetentionPolicyRoutes } from './routes'

export const createRetentionPolicy = (deps: Deps, os: Implementer) => ({
  routes: createRetentionPolicyRoutes(deps, os),
  /** Called every hour. */
  sweep: () => deleteDueSubmissions(deps),
})
