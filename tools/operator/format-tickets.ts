import type { supportTicket } from '../../packages/db/src/index'

type Ticket = typeof supportTicket.$inferSelect

/** Other characters than line ends could change what the terminal shows. */
const controls = /[\p{Cc}\p{Cf}]/gu
const clean = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line.replaceAll(controls, '')}`)
    .join('\n')

/** Tickets for a terminal, oldest first. */
export function formatTickets(tickets: readonly Ticket[]): string {
  if (tickets.length === 0) return 'No ticket waits.'
  return tickets
    .map((ticket) => {
      const request = ticket.requestId === null ? '' : `, failed request ${ticket.requestId}`
      const head = `${ticket.id}  ${ticket.createdAt.toISOString()}  ${ticket.topic}${request}`
      return `${head}\nReply to: ${ticket.email} (not verified)\n${clean(ticket.message)}`
    })
    .join('\n\n')
}
