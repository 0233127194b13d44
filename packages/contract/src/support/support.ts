import { z } from 'zod'
import { route } from '../builder'
import { supportTopics } from '../enums'
import { supportLimits } from '../limits'
import { anyone } from '../policy'
import { zEmail, zId, zInterfaceLanguage, zText } from '../shared/primitives'

export const zSupportTicketInput = z.object({
  /** Where the answer goes. */
  email: zEmail,
  topic: z.enum(supportTopics),
  message: zText(supportLimits.messageCharacters).min(1),
  /** Language of the confirmation mail. */
  locale: zInterfaceLanguage,
  /** The request id that an error page showed. */
  requestId: zId.optional(),
})

export const zSupportTicket = z.object({
  /** For people to quote. It opens nothing. */
  reference: z.string(),
  isConfirmationMailed: z.boolean(),
  /** Null where no support address is set: the operator reads tickets, and no time is promised. */
  repliesWithinHours: z.number().int().nullable(),
})
export type SupportTicket = z.infer<typeof zSupportTicket>

export const supportRoutes = {
  supportTicket: route({
    service: 'content',
    method: 'POST',
    path: '/support-ticket',
    summary: 'Write to the support of this installation',
    policy: anyone('people need help before they can sign in, and candidates have no account'),
    errors: ['INVALID_EMAIL'],
    status: 201,
  })
    .input(zSupportTicketInput)
    .output(zSupportTicket),
}
