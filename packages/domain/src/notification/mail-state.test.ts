import { mailStates } from '@candor/contract'
import { expect, test } from 'vitest'
import { isMailBeingSent, isMailGivenUp, isMailPending, isMailSent } from './mail-state'

test('a mail is pending until it was sent, given up or put into the outbox', () => {
  expect(mailStates.filter(isMailPending)).toEqual(['waiting', 'sending'])
  expect(mailStates.filter(isMailBeingSent)).toEqual(['sending'])
  expect(mailStates.filter(isMailSent)).toEqual(['sent'])
  expect(mailStates.filter(isMailGivenUp)).toEqual(['suppressed', 'unclear', 'refused'])
})
