import { expect, test } from 'vitest'
import { getResendDelayMs } from './use-resendable-mail'

const resendAt = '2026-11-21T12:01:00.000Z'

test('the wait for a new code is what the server says', () => {
  expect(getResendDelayMs(resendAt, Date.parse('2026-11-21T12:00:15.000Z'))).toBe(45_000)
})

test('a device whose clock is wrong waits a minute at most and never less than nothing', () => {
  expect(getResendDelayMs(resendAt, Date.parse('2020-01-01T00:00:00.000Z'))).toBe(60_000)
  expect(getResendDelayMs(resendAt, Date.parse('2030-01-01T00:00:00.000Z'))).toBe(0)
})
