import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer, type Replies, renderRestoreAccess } from '../restore-access/testing'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
const { OwnSubmissionPage } = await import('./own-submission-page')

const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const linkId = 'q7wlUcrGmvnpTT-8wMFMWA'
const inAMinute = '2026-11-21T09:01:00.000Z'
const readPath = `seeker/seeker/submission/${id}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (replies: Replies, givenLinkId?: string) => {
  const server = createFakeServer(replies)
  vi.stubGlobal('fetch', server.fetch)
  renderRestoreAccess(<OwnSubmissionPage id={id} linkId={givenLinkId} />)
  return server
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a mailed address opened without access offers a code, and the page loads again after it was entered', async () => {
  const { to } = open(
    {
      'identity/email/send-verify-otp': {
        status: 201,
        body: { challengeId: id, expiresAt: inAMinute, resendAt: inAMinute },
      },
      'identity/verify/email-otp': { body: { userId: null, interviewCount: 1, emailProof: null } },
      'interview/interview': { body: { session: { id } } },
    },
    linkId,
  )
  await screen.findByText("You don't have access to this interview")
  press('Continue on this device')
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'linh@example.org' } })
  press('Email me a code')
  const code = await screen.findByRole('textbox', { name: 'Code from the email' })
  expect(to(readPath)).toHaveLength(1)
  fireEvent.change(code, { target: { value: '123456' } })
  await waitFor(() => expect(to(readPath)).toHaveLength(2))
})

test.each([undefined, 'not a link'])('without an interview’s link the page offers no code: %s', async (given) => {
  open({}, given)
  await screen.findByText("You don't have access to this interview")
  expect(screen.queryByRole('button')).toBeNull()
})
