import type { ErrorCode } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { ApiError } from '../../../shared/api/api-error'
import { CrashPage } from './crash.page'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
let supportEmail: string | null = null
vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ supportEmail })))
afterEach(() => {
  cleanup()
  supportEmail = null
})

const requestId = '1f6f1c2e-0000-4000-8000-000000000000'
const show = (error: Error): void => {
  render(<CrashPage error={error} reset={() => undefined} />)
}
const refuse = (code: ErrorCode, status: number, params = {}): ApiError =>
  new ApiError(code, status, { params, fields: {}, requestId })

test('a page that the request limit refused says how long to wait and blames no error on our end', () => {
  show(refuse('RATE_LIMITED', 429, { seconds: 12 }))
  expect(screen.getByRole('heading', { name: common.limited.title })).toBeTruthy()
  expect(screen.getByText(/Wait 12 seconds/)).toBeTruthy()
  expect(screen.getByRole('button', { name: common.actions.retry })).toBeTruthy()
  expect(screen.queryByText(common.crash.textWithoutPromise)).toBeNull()
})

test('a request limit without a known wait asks to wait a moment', () => {
  show(refuse('RATE_LIMITED', 429))
  expect(screen.getByText(/Wait a moment/)).toBeTruthy()
})

test('a page that the server can’t answer right now says so, and how to find the request in the log', () => {
  show(refuse('UNAVAILABLE', 503))
  expect(screen.getByRole('heading', { name: common.unavailable.title })).toBeTruthy()
  expect(screen.getByText(new RegExp(requestId))).toBeTruthy()
})

test('any other error keeps the words for an error on our end', () => {
  show(new TypeError('x is undefined'))
  expect(screen.getByRole('heading', { name: common.crash.title })).toBeTruthy()
  expect(screen.getByRole('button', { name: common.actions.restart })).toBeTruthy()
})

test('the way to support is there without a support address, with the reference and without a promised time', async () => {
  show(refuse('INTERNAL', 500))
  const link = screen.getByRole('link', { name: common.actions.contactSupport })
  expect(link.getAttribute('href')).toBe(`/support?reference=${requestId}`)
  expect(screen.getByText(common.crash.textWithoutPromise)).toBeTruthy()
})

test('a reply within 24 hours is promised where a support address is set', async () => {
  supportEmail = 'help@example.org'
  show(new TypeError('x is undefined'))
  expect(await screen.findByText(common.crash.text)).toBeTruthy()
})
