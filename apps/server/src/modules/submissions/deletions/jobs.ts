import type { Deps } from '../../../deps'
import type { JobDefinition } from '../../../jobs/jobs'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import { runDeletion } from './operations/run-deletion'
import { type DeleteSubmissionsJob, deleteSubmissionsQueue, zDeleteSubmissions } from './queues'

/** Erases deleted submissions when their time to be restored is over; retried, because files may be unavailable for a while. */
export const createDeletionJobs = (deps: Deps, erasers: readonly InterviewEraser[]) => {
  const run: JobDefinition<DeleteSubmissionsJob> = {
    queue: deleteSubmissionsQueue,
    shape: zDeleteSubmissions,
    retryLimit: 20,
    retryDelaySeconds: 30,
    atOncePerOrganization: 1,
    run: (data) => runDeletion({ ...deps, erasers }, data),
  }
  return [run]
}
