import type { z } from 'zod'
import type { JobDefinition } from '../../jobs/jobs'
import { type StageMailDeps, sendStageMails } from './operations/send-stage-mails'
import { sendStageMailsQueue, zSendStageMails } from './queues'

/** Sends the mails of a move some minutes after it. */
export const createApplicantJobs = (deps: StageMailDeps) => {
  const send: JobDefinition<z.infer<typeof zSendStageMails>> = {
    queue: sendStageMailsQueue,
    shape: zSendStageMails,
    // An hour's mails may have reached the ceiling: the last try is hours later.
    retryLimit: 10,
    retryDelaySeconds: 60,
    atOncePerOrganization: 1,
    run: (data) => sendStageMails(deps, data),
  }
  return [send]
}
