import type { Transaction } from '@candor/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { JobDefinition } from '../../jobs/jobs'
import { toInstant } from '../../platform/clock'
import { listOutbox } from './operations/list-outbox'
import { type MailOrder, queueMail, sendMailQueue } from './operations/queue-mail'
import { sendMail } from './operations/send-mail'
import { sweepMails } from './operations/sweep-mails'
import { unsubscribe } from './operations/unsubscribe'
import type { Mailer } from './providers/smtp-mailer'

export type { MailTemplate } from './mail-template'
export type { MailOrder } from './operations/queue-mail'
export { createSmtpMailer, type Mailer } from './providers/smtp-mailer'

/** Queues a mail in the caller's transaction. */
export type QueueMail = (tx: Transaction, order: MailOrder) => Promise<void>

/** A mail program may send whatever else it likes; what is no token of ours is refused by its signature. */
const zUnsubscribe = z.object({ token: z.string().max(1000).catch('') })
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
    raw: {
      unsubscribe: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const { token } = zUnsubscribe.parse(request.query)
        await unsubscribe(deps, { token })
        return reply.status(204).send()
      },
    },
    jobs: [job],
    api: { queueMail: queue, sweep: () => sweepMails(deps) },
  }
}
