import { expect, test } from 'vitest'
import { getTransferLifetimeMs } from './transfer-lifetime'

const expiresAt = '2026-11-21T12:15:00.000Z'

test('a link counts down to the instant the server gave it', () => {
  expect(getTransferLifetimeMs(expiresAt, Date.parse('2026-11-21T12:10:00.000Z'))).toBe(300_000)
})

test('a device whose clock is wrong promises no more than a quarter of an hour and nothing below zero', () => {
  expect(getTransferLifetimeMs(expiresAt, Date.parse('2026-11-20T12:00:00.000Z'))).toBe(900_000)
  expect(getTransferLifetimeMs(expiresAt, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(0)
})
