import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error'
import { faultOf } from './password-fault'

const weak = (fields: Record<string, string>) =>
  new ApiError('PASSWORD_TOO_WEAK', 422, { fields, params: {}, requestId: null })

test('the server says what is wrong with a password, under whatever name the form has', () => {
  expect(faultOf(weak({ password: 'isPersonal' }))).toBe('isPersonal')
  expect(faultOf(weak({ newPassword: 'tooCommon' }))).toBe('tooCommon')
})

test('a fault this page has no words for is none, and so is another refusal', () => {
  expect(faultOf(weak({ password: 'fromTheFuture' }))).toBeNull()
  expect(
    faultOf(new ApiError('VALIDATION_FAILED', 422, { fields: { x: 'tooShort' }, params: {}, requestId: null })),
  ).toBeNull()
})
