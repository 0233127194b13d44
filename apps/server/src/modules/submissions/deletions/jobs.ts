import type { Deps } from '../../../deps'
import type { JobDefinition } from '../../../jobs/jobs'
import type { ErasureLog } from '../../../platform/erasure-log'
import type { InterviewEraser } from '../../../platform/interview-erasure'
import { eraseUnsubmitted } from './operations/erase-unsubmitted'
import { runDeletion } from './operations/run-deletion'
import {
  type DeleteSubmissionsJob,
  deleteSubmissionsQueue,
  type EraseUnsubmittedJob,
  eraseUnsubmittedQueue,
  zDeleteSubmissions,
  zEraseUnsubmitted,
} from './queues'

/** Erases deleted submissions when their time to be restored is over, and interviews that were never submitted; retried, because files may be unavailable for a while. */
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
  const unsubmitted: JobDefinition<EraseUnsubmittedJob> = {
    queue: eraseUnsubmittedQueue,
    shape: zEraseUnsubmitted,
    retryLimit: 5,
    retryDelaySeconds: 60,
    atOncePerOrganization: 1,
    run: (data) => eraseUnsubmitted({ ...deps, ...options }, data),
  }
  return [run, unsubmitted] as const
}
