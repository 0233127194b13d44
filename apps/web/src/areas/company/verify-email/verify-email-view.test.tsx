import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFromAddress } from '../auth/link-token'
import { createFakeServer, renderAuth } from '../auth/testing'

const replace = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { replace } }) }))
vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
const { VerifyEmailView } = await import('./verify-email-view')

const token = 'A'.repeat(43)
beforeEach(() => {
  replace.mockReset()
  takeFromAddress({ access_token: token, lg_key: 'confirm' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (...answers: Parameters<typeof createFakeServer>) => {
  const server = createFakeServer(...answers)
  vi.stubGlobal('fetch', server.fetch)
  renderAuth(<VerifyEmailView />)
  return server
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm my email' }))

test('opening the page consumes nothing; the press sends the token in the body and signs in', async () => {
  const server = open({ body: { userId: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', hasPassword: true } })
  expect(server.sent).toEqual([])
  confirm()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/company/interview-sets'))
  expect(server.sent).toEqual([{ path: '/api/identity/auth/email-confirmation', body: { token } }])
})

test('the page says that a password chosen in another browser was not saved before it continues', async () => {
  open({ body: { userId: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', hasPassword: false } })
  confirm()
  await screen.findByText(/chosen in another browser/)
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/company/forgot-password')
  expect(replace).not.toHaveBeenCalled()
})

test('a used link says so and how to continue', async () => {
  open({ refuse: 'LINK_INVALID', status: 422 })
  confirm()
  await screen.findByText('This link no longer works')
  expect(screen.getByRole('link', { name: 'Start over' })).toBeTruthy()
})

test('a server failure leaves the link valid, so the same press can be retried', async () => {
  const server = open(
    { refuse: 'UNAVAILABLE', status: 503 },
    { body: { userId: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', hasPassword: true } },
  )
  confirm()
  await screen.findByRole('alert')
  confirm()
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1))
  expect(server.sent).toHaveLength(2)
})
