import type { InterfaceLanguage } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MailTemplate } from '../mail-template'
import { sendMailQueue } from '../queues'
import { renderMail } from '../render-mail'
import { insertMail } from '../repo/mails'
import type { Transaction } from '../repo/transaction'
import { getCategory } from '../templates'
import { makeUnsubscribeToken } from '../unsubscribe-token'

export interface MailOrder {
  readonly to: string
  readonly language: InterfaceLanguage
  readonly template: MailTemplate
  readonly organizationId?: string
}

/** Writes the mail and its sending job in the caller's transaction: a slow mail server does not delay the caller. */
export const queueMail = async (
  deps: Pick<Deps, 'newId' | 'clock' | 'jobs' | 'keyedHash' | 'publicUrl'>,
  tx: Transaction,
  order: MailOrder,
): Promise<void> => {
  const { to, language, template } = order
  const id = deps.newId()
  const category = getCategory(template)
  const unsubscribeUrl =
    category === null
      ? null
      : deps.publicUrl(`/unsubscribe?token=${makeUnsubscribeToken(deps, { email: to, category })}`)
  await insertMail(tx, {
    id,
    organizationId: order.organizationId ?? null,
    to,
    template: template.name,
    locale: language,
    category,
    ...renderMail(template, language, { unsubscribeUrl }),
    state: 'waiting',
    createdAt: new Date(deps.clock.nowMs()),
  })
  await deps.jobs.send(tx, { queue: sendMailQueue, data: { mailId: id } })
}
