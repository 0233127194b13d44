import { domainEvent } from '@candor/db'
import { dayMs } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../retention'

/** Events that are not delivered have no such time and stay. */
export const eventRetention = createRowRule({
  name: 'domain_event',
  actor: { kind: 'worker' },
  keepMs: 7 * dayMs,
  table: domainEvent,
  isPast: (before) => lt(domainEvent.deliveredAt, before),
})
