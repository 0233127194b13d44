import { supportTicket } from '@candor/db'
import { supportTicketLimits } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../../platform/retention'

export const supportRetention = createRowRule({
  name: 'support_ticket',
  actor: { kind: 'worker' },
  keepMs: supportTicketLimits.keptForMs,
  table: supportTicket,
  isPast: (before) => lt(supportTicket.createdAt, before),
})
