import type { ErrorCode } from '@candor/contract'
import { expect, test } from 'vitest'
import { ApiError, readProblem } from './api-error'
import { createQueryClient, shouldRetry } from './query-client'

const isKnown = (code: unknown): code is ErrorCode => code === 'OTP_INVALID' || code === 'VALIDATION_FAILED'

test('problem details become an error with code, status, values and request id', () => {
  const error = readProblem(
    {
      code: 'VALIDATION_FAILED',
      status: 422,
      fields: { email: 'INVALID_EMAIL' },
      params: { max: 5, bad: {} },
      requestId: 'r1',
    },
    422,
    isKnown,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error.code).toBe('VALIDATION_FAILED')
  expect(error.status).toBe(422)
  expect(error.data).toEqual({ fields: { email: 'INVALID_EMAIL' }, params: { max: 5 }, requestId: 'r1' })
})

test.each([
  ['<html>Bad gateway</html>', 502, 'UNAVAILABLE'],
  [null, 500, 'INTERNAL'],
  [{ code: 'FROM_THE_FUTURE' }, 409, 'CONFLICT'],
  [{ code: 'toString' }, 418, 'INTERNAL'],
])('what is no known problem takes the code of its status: %j %i', (body, status, code) => {
  expect(readProblem(body, status, isKnown)).toMatchObject({ code, status, data: { requestId: null } })
})

test('a refusal is not retried, a failure is retried three times', () => {
  const refusal = readProblem({ code: 'OTP_INVALID' }, 422, isKnown)
  const failure = readProblem(null, 503, isKnown)
  expect(shouldRetry(0, refusal)).toBe(false)
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, failure))).toEqual([true, true, true, false])
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true)
})

test('the wait doubles from one second to at most thirty', () => {
  const retryDelay = createQueryClient().getDefaultOptions().queries?.retryDelay
  if (typeof retryDelay !== 'function') throw new Error('The query client has no retry delay.')
  expect([0, 1, 2, 3, 4, 5, 9].map((retry) => retryDelay(retry, new Error('offline')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
})
