import { isEmail, type SupportTicket, type zSupportTicketInput } from '@candor/contract'
import { canonicalEmail, isBelowTicketCeiling, isConfirmationDue, supportTicketLimits } from '@candor/domain'
import type { z } from 'zod'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { QueueMail } from '../../notification'
import { countConfirmationsTo, countTicketsSince, insertTicket } from '../repo/tickets'

type TicketDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'env' | 'log'> & { readonly queueMail: QueueMail }

const retryAfterSeconds = 600

/** Where tickets are mailed; null: the operator reads them by a command. */
const findSupportAddress = ({ env }: TicketDeps): string | null => {
  const address = env.SUPPORT_EMAIL
  return address !== undefined && isEmail(address) ? address : null
}

/**
 * Stores a ticket, mails it to support and confirms it to the writer. The confirmation has none of the writer's words: their
 * address is not proven, and no one may send texts of their own to others this way.
 */
export const createTicket = async (
  deps: TicketDeps,
  input: z.infer<typeof zSupportTicketInput>,
): Promise<SupportTicket> => {
  const email = canonicalEmail(input.email)
  if (email === null) throw new AppError('INVALID_EMAIL')
  const { topic, message, locale, requestId = null } = input
  const nowMs = deps.clock.nowMs()
  const supportAddress = findSupportAddress(deps)
  const repliesWithinHours = supportAddress === null ? null : supportTicketLimits.repliesWithinHours
  const id = deps.newId()
  const reference = id.slice(0, 8)
  const isConfirmationMailed = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const ticketsThisHour = await countTicketsSince(tx, new Date(nowMs - supportTicketLimits.hourMs))
    if (!isBelowTicketCeiling(ticketsThisHour)) {
      throw new AppError('UNAVAILABLE', { params: { seconds: retryAfterSeconds } })
    }
    const since = new Date(nowMs - supportTicketLimits.dayMs)
    const isDue = isConfirmationDue(await countConfirmationsTo(tx, { email, since }))
    await insertTicket(tx, {
      id,
      email,
      topic,
      message,
      requestId,
      isConfirmationMailed: isDue,
      createdAt: new Date(nowMs),
    })
    if (supportAddress !== null) {
      const template = { name: 'support-ticket', reference, email, topic, message, requestId } as const
      await deps.queueMail(tx, { to: supportAddress, language: 'en', template })
    }
    if (isDue) {
      const template = { name: 'support-ticket-received', reference, repliesWithinHours } as const
      await deps.queueMail(tx, { to: email, language: locale, template })
    }
    return isDue
  })
  if (supportAddress === null) deps.log.warn({ reference }, 'a support ticket waits: npm run support-tickets')
  return { reference, isConfirmationMailed, repliesWithinHours }
}
