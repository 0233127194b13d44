import type { InterfaceLanguage } from '@candor/contract'
import { isBelowMailCeiling, mailLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { MailTemplate } from '../mail-template'
import { sendMailQueue } from '../queues'
import { renderCalendar, renderMail } from '../render-mail'
import { countMailsSince, insertMail } from '../repo/mails'
import type { Transaction } from '../repo/transaction'
import { getCategory, getPriority } from '../templates'
import { findSubscription, makeUnsubscribeToken } from '../unsubscribe-token'

type QueueDeps = Pick<Deps, 'newId' | 'clock' | 'jobs' | 'keyedHash' | 'publicUrl' | 'env' | 'log'>

const refusedForSeconds = 600

export interface MailOrder {
  readonly to: string
  readonly language: InterfaceLanguage
  readonly template: MailTemplate
  readonly organizationId?: string
  /** Of a mail that a repeated job may order again: a second order with the same id changes nothing. */
  readonly id?: string
}

/**
 * Refuses mails beyond the ceiling, so that an attack can't make the product send unwanted mail without end. Concurrent
 * transactions don't see each other's mails: the ceiling may be exceeded by as many as run at once.
 */
const requireBelowCeiling = async (deps: QueueDeps, tx: Transaction, template: MailTemplate): Promise<void> => {
  const mailsPerHour = deps.env.MAILS_PER_HOUR
  const mailsThisHour = await countMailsSince(tx, new Date(deps.clock.nowMs() - mailLimits.hourMs))
  if (isBelowMailCeiling(getPriority(template), { mailsThisHour, mailsPerHour })) return
  deps.log.error({ template: template.name, mailsThisHour, mailsPerHour }, 'mail ceiling reached: a mail was refused')
  throw new AppError('UNAVAILABLE', { params: { seconds: refusedForSeconds } })
}

/** Writes the mail and its sending job in the caller's transaction: a slow mail server does not delay the caller. */
export const queueMail = async (deps: QueueDeps, tx: Transaction, order: MailOrder): Promise<void> => {
  const { to, language, template } = order
  await requireBelowCeiling(deps, tx, template)
  const id = order.id ?? deps.newId()
  const category = getCategory(template)
  const organizationId = order.organizationId ?? null
  const subscription = findSubscription({ category, to, organizationId })
  const unsubscribeUrl =
    subscription === null ? null : deps.publicUrl(`/unsubscribe?token=${makeUnsubscribeToken(deps, subscription)}`)
  const isNew = await insertMail(tx, {
    id,
    organizationId,
    to,
    template: template.name,
    locale: language,
    category,
    ...renderMail(template, language, { unsubscribeUrl }),
    calendar: renderCalendar(template, language, deps.clock.nowMs()),
    state: 'waiting',
    createdAt: new Date(deps.clock.nowMs()),
  })
  if (isNew) await deps.jobs.send(tx, { queue: sendMailQueue, data: { mailId: id } })
}
