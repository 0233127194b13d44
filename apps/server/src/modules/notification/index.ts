import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createNotificationJobs } from './jobs'
import { type MailOrder, queueMail } from './operations/queue-mail'
import type { Mailer } from './providers/smtp-mailer'
import { createNotificationRoutes } from './routes'

export type { MailTemplate } from './mail-template'
export type { MailOrder } from './operations/queue-mail'
export { createSmtpMailer, type Mailer } from './providers/smtp-mailer'
export { mailRetention } from './repo/retention'

/** Queues a mail in the caller's transaction. */
export type QueueMail = (tx: Transaction, order: MailOrder) => Promise<void>

/** Mail: templates, the queue, SMTP or the outbox page. */
export const createNotification = (deps: Deps, options: { os: Implementer; mailer: Mailer | null }) => {
  const queue: QueueMail = (tx, order) => queueMail(deps, tx, order)
  return {
    ...createNotificationRoutes(deps, options.os),
    jobs: createNotificationJobs(deps, options.mailer),
    api: { queueMail: queue },
  }
}
