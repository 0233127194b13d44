import { expect, test } from 'vitest'
import { supportTicketLimits } from '../limits'
import { isBelowTicketCeiling, isConfirmationDue } from './tickets'

test('an hour has a limited number of tickets', () => {
  const { ticketsPerHour } = supportTicketLimits
  expect([isBelowTicketCeiling(ticketsPerHour - 1), isBelowTicketCeiling(ticketsPerHour)]).toEqual([true, false])
})

test('an address gets a limited number of confirmations in a day', () => {
  const { confirmationsPerDay } = supportTicketLimits
  expect([isConfirmationDue(confirmationsPerDay - 1), isConfirmationDue(confirmationsPerDay)]).toEqual([true, false])
})
