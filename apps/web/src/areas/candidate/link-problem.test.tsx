import type { ErrorCode } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../locales/en/candidate'
import { messages as common } from '../../locales/en/common'
import { ApiError } from '../../shared/api/api-error'
import { LinkProblem } from './link-problem'

vi.mock('../../shared/api/client', () => import('../../shared/testing/api-client'))
afterEach(cleanup)

const show = (code: ErrorCode, status: number, params = {}): void => {
  const error = new ApiError(code, status, { params, fields: {}, requestId: null })
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, common }}>
      <LinkProblem linkId="not-a-link" error={error} onRetry={() => undefined} />
    </IntlProvider>,
  )
}

test('an interview that the request limit refused says how long to wait', () => {
  show('RATE_LIMITED', 429, { seconds: 1 })
  expect(screen.getByRole('heading', { name: candidate.problem.title })).toBeTruthy()
  expect(screen.getByText(/Wait 1 second and/)).toBeTruthy()
})

test('an interview that can’t be loaded right now says when to try again', () => {
  show('UNAVAILABLE', 503)
  expect(screen.getByText(common.unavailable.text)).toBeTruthy()
})

test('an interview that failed for another reason says only that', () => {
  show('INTERNAL', 500)
  expect(screen.getByText(candidate.problem.text)).toBeTruthy()
})
