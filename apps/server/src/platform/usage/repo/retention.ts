import { providerUse } from '@candor/db'
import { dayMs } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../retention'

/** The caps on costs read the current day; a year's bills can be compared with the rest. */
export const usageRetention = createRowRule({
  name: 'provider_use',
  actor: { kind: 'worker' },
  keepMs: 400 * dayMs,
  table: providerUse,
  isPast: (before) => lt(providerUse.at, before),
})
