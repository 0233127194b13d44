import { errorCodes, errorStatus } from '@candor/contract'
import { DatabaseBusyError } from '@candor/db/testing'
import { BytesUnavailableError } from '@candor/media'
import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { AppError } from '../platform/errors'
import { retryHeaders, toAppError } from './problem'

test('every refusal with 429, 503 or 507 says when to retry, and no other does', () => {
  for (const code of errorCodes) {
    const isTemporary = [429, 503, 507].includes(errorStatus[code])
    expect(retryHeaders(code), code).toEqual(isTemporary ? { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) } : {})
  }
})

test('a refusal that knows its wait says that time', () => {
  expect(retryHeaders('OTP_RESEND_TOO_SOON', { seconds: 37 })).toEqual({ 'retry-after': '37' })
})

test('a database that can’t be used now is a 503 wherever its error comes from, and a mistake stays a 500', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (const error of [
    new DatabaseBusyError(),
    full,
    new Error('Failed query', { cause: full }),
    new ORPCError('INTERNAL_SERVER_ERROR', { cause: new Error('Failed query', { cause: full }) }),
  ]) {
    expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE' })
  }
  expect(toAppError(new BytesUnavailableError('gone'))).toMatchObject({ code: 'RECORDING_UNAVAILABLE' })
  expect(toAppError(new AppError('CONFLICT'))).toMatchObject({ code: 'CONFLICT' })
  expect(toAppError(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeNull()
  expect(toAppError(new TypeError('mistake'))).toBeNull()
})
