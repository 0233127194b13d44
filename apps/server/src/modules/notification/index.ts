import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { InterviewEraser } from '../../platform/interview-erasure'
import { countInviteRoom } from './invite-room'
import { createNotificationJobs } from './jobs'
import { type MailOrder, queueMail } from './operations/queue-mail'
import type { Mailer } from './providers/smtp-mailer'
import { deleteInterviewMails } from './repo/erase'
import { countMailsTo, listSuppressed } from './repo/mails'
import { createNotificationRoutes } from './routes'

export type { MailTemplate } from './mail-template'
export type { MailOrder } from './operations/queue-mail'
export { createSmtpMailer, type Mailer } from './providers/smtp-mailer'
export { mailRetention } from './repo/retention'
export { createUnsubscribe } from './routes'

/** Queues a mail in the caller's transaction. */
export type QueueMail = (tx: Transaction, order: MailOrder) => Promise<void>

/** What the module needs that mails digests. */
export interface DigestMails {
  readonly queue: QueueMail
  /** Whether a digest was queued for the address since an instant. */
  hasDigest(tx: Transaction, query: { readonly to: string; readonly since: Date }): Promise<boolean>
}

/** What a module needs that mails invitations in batches. */
export interface InviteMails {
  readonly queue: QueueMail
  /** How many more invitations the ceiling allows in this hour. */
  countRoom(tx: Transaction): Promise<number>
  /** Which of these addresses want no invitations. */
  listUnsubscribed(tx: Transaction, emails: readonly string[]): Promise<ReadonlySet<string>>
}

/** Mail: templates, the queue, SMTP or the outbox page. */
export const createNotification = (deps: Deps, options: { os: Implementer; mailer: Mailer | null }) => {
  const queue: QueueMail = (tx, order) => queueMail(deps, tx, order)
  const inviteMails: InviteMails = {
    queue,
    countRoom: (tx) => countInviteRoom(deps, tx),
    listUnsubscribed: (tx, emails) => listSuppressed(tx, { emails, category: 'invitations' }),
  }
  const digestMails: DigestMails = {
    queue,
    hasDigest: async (tx, query) => (await countMailsTo(tx, { ...query, template: 'notice-digest' })) > 0,
  }
  return {
    ...createNotificationRoutes(deps, options.os),
    jobs: createNotificationJobs(deps, options.mailer),
    api: {
      queueMail: queue,
      inviteMails,
      digestMails,
      eraser: { eraseRows: deleteInterviewMails } satisfies InterviewEraser,
    },
  }
}
