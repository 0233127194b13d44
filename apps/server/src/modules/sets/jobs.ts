import type { z } from 'zod'
import type { JobDefinition } from '../../jobs/jobs'
import { type MailIntervieweesDeps, mailInterviewees } from './operations/mail-interviewees'
import { mailIntervieweesQueue, zMailInterviewees } from './queues'

/** Mails invitations and reminders as far as the budgets allow; an hourly sweep orders the rest. */
export const createSetJobs = (deps: MailIntervieweesDeps) => {
  const mail: JobDefinition<z.infer<typeof zMailInterviewees>> = {
    queue: mailIntervieweesQueue,
    shape: zMailInterviewees,
    retryLimit: 8,
    retryDelaySeconds: 15,
    atOncePerOrganization: 1,
    run: (data) => mailInterviewees(deps, data),
  }
  return [mail]
}
