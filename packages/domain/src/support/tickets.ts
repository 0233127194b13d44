import { supportTicketLimits } from '../limits'

/** Whether one more ticket may be stored, by how many all people wrote in the last hour. */
export const isBelowTicketCeiling = (ticketsThisHour: number): boolean =>
  ticketsThisHour < supportTicketLimits.ticketsPerHour

/** Whether this address gets a confirmation, by how many it got in the last day: strangers can enter any address. */
export const isConfirmationDue = (confirmationsThisDay: number): boolean =>
  confirmationsThisDay < supportTicketLimits.confirmationsPerDay
