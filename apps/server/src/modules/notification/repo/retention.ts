import { mail } from '@candor/db'
import { linkLimits } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../../platform/retention'

/** Mails whose links and codes have all run out: an invite's lives longest. */
export const mailRetention = createRowRule({
  name: 'mail',
  actor: { kind: 'worker' },
  keepMs: linkLimits.organizationInviteMs,
  table: mail,
  isPast: (before) => lt(mail.createdAt, before),
})
