import type { Transaction } from '@candor/db'
import { z } from 'zod'
import { toInstant } from '../../clock'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { JobDefinition } from '../../jobs/jobs'
import { listOutbox } from './operations/list-outbox'
import { type MailOrder, queueMail, sendMailQueue } from './operations/queue-mail'
import { sendMail } from './operations/send-mail'
import type { Mailer } from './providers/smtp-mailer'

export type { MailOrder } from './operations/queue-mail'
export { createSmtpMailer, type Mailer } from './providers/smtp-mailer'
export type { MailTemplate } from './templates'

/** Queues a mail in the caller's transaction. */
export type QueueMail = (tx: Transaction, order: MailOrder) => Promise<void>

const zSendMail = z.object({ mailId: z.uuid() })

/** Mail: templates, the queue, SMTP or the outbox page. */
export const createNotification = (deps: Deps, options: { os: Implementer; mailer: Mailer | null }) => {
  const job: JobDefinition<z.infer<typeof zSendMail>> = {
    queue: sendMailQueue,
    shape: zSendMail,
    retryLimit: 8,
    retryDelaySeconds: 15,
    run: (data) => sendMail({ ...deps, mailer: options.mailer }, data),
  }
  const queue: QueueMail = (tx, order) => queueMail(deps, tx, order)
  return {
    routes: {
      outbox: {
        list: options.os.notification.outbox.list.handler(async () => ({
          items: (await listOutbox(deps)).map((row) => ({
            id: row.id,
            to: row.to,
            subject: row.subject,
            text: row.text,
            createdAt: toInstant(row.createdAt.getTime()),
          })),
        })),
      },
    },
    jobs: [job],
    api: { queueMail: queue },
  }
}
