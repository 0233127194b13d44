import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropToken, takeFromAddress } from '../auth/link-token'
import { createFakeServer, renderAuth } from '../auth/testing'

const replace = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { replace } }) }))
vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
const { TransferLoginView } = await import('./transfer-login-view')

const accessToken = 'A'.repeat(43)
const entered = (returnUrl: string) => ({
  body: { userId: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', interviewCount: 0, returnUrl },
})

beforeEach(() => {
  replace.mockReset()
  dropToken()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (...answers: Parameters<typeof createFakeServer>) => {
  const server = createFakeServer(...answers)
  vi.stubGlobal('fetch', server.fetch)
  renderAuth(<TransferLoginView />)
  return server
}
const signIn = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

test('opening the link signs in no one; the press signs in once and opens the page the link names', async () => {
  takeFromAddress({ access_token: accessToken, lg_key: 'transfer' })
  const server = open(entered('/company/all-submissions'))
  expect(server.sent).toEqual([])
  signIn()
  signIn()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/company/all-submissions'))
  expect(server.sent).toEqual([{ path: '/api/identity/auth/authorize', body: { accessToken, flow: 'transfer' } }])
})

test('W-03: a return address outside the product is ignored', async () => {
  takeFromAddress({ access_token: accessToken, lg_key: 'magic' })
  open(entered('//evil.example/'))
  signIn()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/company/start'))
})

test('a reloaded page, or a link of another kind, sends nothing and says what to do', () => {
  takeFromAddress({ access_token: accessToken, lg_key: 'confirm' })
  const server = open()
  expect(screen.getByText('This link no longer works')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  expect(server.sent).toEqual([])
})
