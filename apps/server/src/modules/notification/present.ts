import { toInstant } from '../../platform/clock'
import type { MailRow } from './repo/mails'

/** A mail for the outbox page. */
export const presentOutboxMail = (row: MailRow) => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  text: row.text,
  createdAt: toInstant(row.createdAt.getTime()),
})
