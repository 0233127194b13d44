import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderAuth } from '../auth/testing'
import { InviteView } from './invite-view'

// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() => import('../../../shared/ui/alert-dialog-popup'))
afterEach(cleanup)

const invite = {
  organizationName: 'Lotus Ventures',
  invitedBy: 'Mai Trần',
  role: 'reviewer' as const,
  emailHint: 'l***@lotus.example',
  expiresAt: '2026-11-28T12:00:00.000Z',
  isForYou: null,
}

function show(props: Partial<ComponentProps<typeof InviteView>> = {}) {
  const onAnswer = vi.fn()
  renderAuth(
    <InviteView
      invite={invite}
      signedInAs={null}
      returnUrl="/company/invite/1"
      onAnswer={onAnswer}
      answering={null}
      isReady
      onSignUp={() => undefined}
      onSignOut={() => undefined}
      isSigningOut={false}
      error={undefined}
      {...props}
    />,
  )
  return onAnswer
}

test('signed out, both links to sign in and sign up return to the invite, and neither carries the code', () => {
  show()
  expect(screen.getByText('Mai Trần invites you to join as Reviewer.')).toBeTruthy()
  const links = ['Sign in', 'Create an account'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual([
    '/company/sign-in?return_url=%2Fcompany%2Finvite%2F1',
    '/company/sign-up?return_url=%2Fcompany%2Finvite%2F1&invite=1',
  ])
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})

test('a person signed in with another address learns which address was invited and cannot accept', () => {
  show({ invite: { ...invite, isForYou: false }, signedInAs: 'an@pho.example' })
  expect(screen.getByText(/signed in as an@pho\.example.*l\*\*\*@lotus\.example/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})

test('a person signed in with the invited address accepts with one press', () => {
  const onAnswer = show({ invite: { ...invite, isForYou: true }, signedInAs: 'linh@lotus.example' })
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(onAnswer).toHaveBeenCalledWith(true)
})

test('the invite cannot be accepted until the signed-in person is known', () => {
  const onAnswer = show({ invite: { ...invite, isForYou: true }, isReady: false })
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(onAnswer).not.toHaveBeenCalled()
})

test('declining works while signed out and asks for confirmation', async () => {
  const onAnswer = show()
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(onAnswer).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline invitation' }))
  expect(onAnswer).toHaveBeenCalledWith(false)
})
