import type { z } from 'zod'
import type { JobDefinition } from '../../jobs/jobs'
import { type MailSubmittedDeps, mailSubmitted } from './operations/mail-submitted'
import { mailSubmittedQueue, zMailSubmitted } from './queues'

/** Mails candidates what happens next. */
export const createSubmissionJobs = (deps: MailSubmittedDeps) => {
  const mail: JobDefinition<z.infer<typeof zMailSubmitted>> = {
    queue: mailSubmittedQueue,
    shape: zMailSubmitted,
    // An hour's mails may have reached the ceiling: the last try is hours later.
    retryLimit: 10,
    retryDelaySeconds: 60,
    run: (data) => mailSubmitted(deps, data),
  }
  return [mail]
}
