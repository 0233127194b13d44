import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer, type Replies, refusal, renderRestoreAccess } from './testing'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
const { RestoreAccessSteps } = await import('./restore-access-popup')
const { ConfirmLink } = await import('./confirm-link')

const linkId = 'q7wlUcrGmvnpTT-8wMFMWA'
const accessToken = 'A'.repeat(43)
const challengeId = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const inAMinute = '2026-11-21T09:01:00.000Z'
const sendPath = 'identity/email/send-verify-otp'
const verifyPath = 'identity/verify/email-otp'
const linkPath = 'identity/magic-link/generate'
const authorizePath = 'identity/auth/authorize'
const introPath = 'interview/interview'
const mailed = { [sendPath]: { status: 201, body: { challengeId, expiresAt: inAMinute, resendAt: inAMinute } } }
const emailProof = '1795400000000.proof'
const entered = (interviewCount: number) => ({ [verifyPath]: { body: { userId: null, interviewCount, emailProof } } })
const introWith = (session: object | null) => ({ [introPath]: { body: { session } } })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const open = (replies: Replies, onProven?: (proof: string) => void) => {
  const server = createFakeServer(replies)
  vi.stubGlobal('fetch', server.fetch)
  const onRestored = vi.fn()
  renderRestoreAccess(<RestoreAccessSteps linkId={linkId} email="" onRestored={onRestored} onProven={onProven} />)
  return { ...server, onRestored }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const typeEmail = (value: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value } })
const askForCode = async () => {
  typeEmail(' linh@example.org ')
  press('Email me a code')
  await screen.findByText('Code from the email')
}
const typeCode = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Code from the email' }), { target: { value } })

test('an invalid email address is not sent, and the field says why', () => {
  const { sent } = open({})
  press('Email me a code')
  expect(screen.getByText('Email is required')).toBeTruthy()
  typeEmail('linh@')
  press('Email me a link instead')
  expect(screen.getByText('Invalid email format')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sent).toEqual([])
})

test('the right code opens the interview on this device', async () => {
  const { to, onRestored } = open({ ...mailed, ...entered(1), ...introWith({ id: challengeId }) })
  await askForCode()
  expect(to(sendPath)).toEqual([{ email: 'linh@example.org', locale: 'en', audience: 'candidate' }])
  typeCode('123456')
  await waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1))
  expect(to(verifyPath)).toEqual([{ challengeId, code: '123456', audience: 'candidate', linkId, isRestoring: true }])
})

test('a code that only proves the address restores nothing and hands over the proof', async () => {
  const onProven = vi.fn()
  const { to, onRestored } = open({ ...mailed, ...entered(0) }, onProven)
  expect(screen.queryByRole('button', { name: 'Email me a link instead' })).toBeNull()
  await askForCode()
  typeCode('123456')
  await waitFor(() => expect(onProven).toHaveBeenCalledWith(emailProof))
  expect(to(verifyPath)).toEqual([{ challengeId, code: '123456', audience: 'candidate', linkId, isRestoring: false }])
  expect(to(introPath)).toEqual([])
  expect(onRestored).not.toHaveBeenCalled()
})

test('a wrong code shows an error and clears the boxes', async () => {
  const { onRestored } = open({ ...mailed, [verifyPath]: refusal('OTP_INVALID') })
  await askForCode()
  typeCode('000000')
  await screen.findByText(/That code isn’t right/)
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the email' })
  expect(first.value).toBe('')
  expect(document.activeElement).toBe(first)
  expect(onRestored).not.toHaveBeenCalled()
})

test('an address without an interview gets an error, and the candidate can try another one', async () => {
  const { onRestored, to } = open({ ...mailed, ...entered(0) })
  await askForCode()
  typeCode('123456')
  await screen.findByText(/No interview was started with/)
  expect(to(introPath)).toEqual([])
  press('Try another address')
  expect(screen.getByLabelText('Email')).toBeTruthy()
  expect(onRestored).not.toHaveBeenCalled()
})

test('an address that has only other interviews gets an error that says so', async () => {
  const { onRestored } = open({ ...mailed, ...entered(2), ...introWith(null) })
  await askForCode()
  typeCode('123456')
  await screen.findByText(/This interview wasn’t started with/)
  expect(onRestored).not.toHaveBeenCalled()
})

test('a link is mailed to lead back to this interview', async () => {
  const { to } = open({ [linkPath]: { status: 202, body: { resendAt: inAMinute } } })
  typeEmail('linh@example.org')
  press('Email me a link instead')
  await screen.findByText(/we’ve sent a link/)
  const wish = { email: 'linh@example.org', locale: 'en', audience: 'candidate' }
  expect(to(linkPath)).toEqual([{ ...wish, returnUrl: `/interview/${linkId}` }])
})

test('an email requested too soon is refused with an explanation, and the address stays', async () => {
  open({ [sendPath]: refusal('OTP_RESEND_TOO_SOON', 429, { seconds: 30 }) })
  typeEmail('linh@example.org')
  press('Email me a code')
  await screen.findByText(/We just emailed this address/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('linh@example.org')
})

const arrive = (replies: Replies, token = accessToken) => {
  const server = createFakeServer(replies)
  vi.stubGlobal('fetch', server.fetch)
  window.history.replaceState(null, '', `/interview/${linkId}`)
  const onDone = vi.fn()
  renderRestoreAccess(<ConfirmLink linkId={linkId} accessToken={token} onDone={onDone} />)
  return { ...server, onDone }
}
const authorized = { [authorizePath]: { body: { userId: null, interviewCount: 1, returnUrl: `/interview/${linkId}` } } }

test('a mailed link is consumed by the press, once, and not by opening it (A-14)', async () => {
  const { sent, onDone } = arrive(authorized)
  expect(sent).toEqual([])
  press('Continue my interview')
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{ path: authorizePath, body: { accessToken, flow: 'candidate' } }])
})

test('a used link continues if the interview is on this device already', async () => {
  const { onDone } = arrive({ [authorizePath]: refusal('LINK_INVALID'), ...introWith({ id: challengeId }) })
  press('Continue my interview')
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('a used link on another device says that it was used and offers a new one', async () => {
  const { onDone } = arrive({ [authorizePath]: refusal('LINK_INVALID'), ...introWith(null) })
  press('Continue my interview')
  await screen.findByText('This link no longer works')
  expect(onDone).not.toHaveBeenCalled()
  press('Email me a new link')
  await screen.findByRole('button', { name: 'Email me a link instead' })
})

test('a URL without a valid token sends no request', () => {
  const { sent } = arrive(authorized, '')
  expect(screen.getByText('This link no longer works')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a server failure doesn’t consume the link, so the candidate can press again', async () => {
  const { onDone } = arrive({ [authorizePath]: refusal('UNAVAILABLE', 503) })
  press('Continue my interview')
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Continue my interview' })).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

test('an address that a mail was requested for is filled in when the dialog is opened again', async () => {
  open(mailed)
  await askForCode()
  cleanup()
  open(mailed)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('linh@example.org')
})
