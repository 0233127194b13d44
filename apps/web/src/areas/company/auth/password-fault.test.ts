import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error'
import { readFault } from './password-fault'

const weak = (fields: Record<string, string>) =>
  new ApiError('PASSWORD_TOO_WEAK', 422, { fields, params: {}, requestId: null })

test('the server says what is wrong with a password, under whatever name the form has', () => {
  expect(readFault(weak({ password: 'isPersonal' }))).toBe('isPersonal')
  expect(readFault(weak({ newPassword: 'tooCommon' }))).toBe('tooCommon')
})

test('a fault this page has no words for is none, and so is another refusal', () => {
  expect(readFault(weak({ password: 'fromTheFuture' }))).toBeNull()
  expect(
    readFault(new ApiError('VALIDATION_FAILED', 422, { fields: { x: 'tooShort' }, params: {}, requestId: null })),
  ).toBeNull()
})
