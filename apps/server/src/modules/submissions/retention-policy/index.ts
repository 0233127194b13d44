/** Keeps submissions as long as the organization chose, and longer where one is on hold. */
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { deleteDueSubmissions } from './operations/delete-due-submissions'
import { realignDeletions } from './operations/realign-deletions'
import { createRetentionPolicyRoutes } from './routes'

export const createRetentionPolicy = (deps: Deps, os: Implementer) => ({
  routes: createRetentionPolicyRoutes(deps, os),
  /** Called every hour. */
  async sweep(): Promise<void> {
    await realignDeletions(deps)
    await deleteDueSubmissions(deps)
  },
})
