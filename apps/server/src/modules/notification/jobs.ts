import { z } from 'zod'
import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { sendMail } from './operations/send-mail'
import type { Mailer } from './providers/smtp-mailer'
import { sendMailQueue } from './queues'

const zSendMail = z.object({ mailId: z.uuid() })

/** Sends queued mails; retried while the mail server is unavailable. */
export const createNotificationJobs = (deps: Deps, mailer: Mailer | null) => {
  const send: JobDefinition<z.infer<typeof zSendMail>> = {
    queue: sendMailQueue,
    shape: zSendMail,
    retryLimit: 8,
    retryDelaySeconds: 15,
    run: (data) => sendMail({ ...deps, mailer }, data),
  }
  return [send]
}
