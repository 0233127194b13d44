import { expect, test } from 'vitest'
import { blockedBy, connectError } from './connect-error'

test('a known provider error keeps its message; any other code says only that the sign-in failed', () => {
  expect(connectError('CONNECT_EMAIL_UNVERIFIED')).toBe('CONNECT_EMAIL_UNVERIFIED')
  expect(connectError('<b>SET_INCOMPLETE')).toBe('CONNECT_FAILED')
  expect(connectError(undefined)).toBeUndefined()
  expect(connectError('')).toBeUndefined()
})

test('a blocked account leads to the page that says so', () => {
  expect(blockedBy(connectError('ACCOUNT_BANNED'))).toBe('banned')
  expect(blockedBy(connectError('ACCOUNT_SUSPENDED'))).toBe('suspended')
  expect(blockedBy(connectError('CONNECT_FAILED'))).toBeNull()
})
