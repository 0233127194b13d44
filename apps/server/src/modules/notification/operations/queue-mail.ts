import type { Language } from '@candor/contract'
import type { Deps } from '../../../deps'
import { renderMail } from '../render-mail'
import { insertMail, type Transaction } from '../repo'
import type { MailTemplate } from '../templates'

export const sendMailQueue = 'send-mail'

export interface MailOrder {
  readonly to: string
  readonly language: Language
  readonly template: MailTemplate
  readonly organizationId?: string
}

/** Writes the mail and the job that sends it in the caller's transaction: a slow mail server delays nobody. */
export const queueMail = async (
  deps: Pick<Deps, 'newId' | 'clock' | 'jobs'>,
  tx: Transaction,
  order: MailOrder,
): Promise<void> => {
  const id = deps.newId()
  const rendered = renderMail(order.template, order.language)
  await insertMail(tx, {
    id,
    organizationId: order.organizationId ?? null,
    to: order.to,
    template: order.template.name,
    locale: order.language,
    ...rendered,
    state: 'waiting',
    createdAt: new Date(deps.clock.nowMs()),
  })
  await deps.jobs.send(tx, { queue: sendMailQueue, data: { mailId: id } })
}
