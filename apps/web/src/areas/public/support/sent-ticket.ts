import type { SupportTicket } from '@candor/contract'

/** A ticket that was stored, and where the reply goes. */
export interface SentTicket extends SupportTicket {
  readonly email: string
}
