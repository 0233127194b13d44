import type { Deps } from '../../../deps'
import type { JobDefinition } from '../../../jobs/jobs'
import type { ErasureLog } from '../../../platform/erasure-log'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import { runDeletion } from './operations/run-deletion'
import { type DeleteSubmissionsJob, deleteSubmissionsQueue, zDeleteSubmissions } from './queues'

/** Erases deleted submissions when their time to be restored is over; retried, because files may be unavailable for a while. */
export const createDeletionJobs = (
  deps: Deps,
  options: { readonly erasers: readonly InterviewEraser[]; readonly erasureLog: ErasureLog },
) => {
  const run: JobDefinition<DeleteSubmissionsJob> = {
    queue: deleteSubmissionsQueue,
    shape: zDeleteSubmissions,
    retryLimit: 20,
    retryDelaySeconds: 30,
    atOncePerOrganization: 1,
    run: (data) => runDeletion({ ...deps, ...options }, data),
  }
  return [run]
}
