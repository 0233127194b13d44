import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as submissionReview } from '../../../locales/en/submission-review'
import { ReplyDate } from './reply-date'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = crypto.randomUUID()

/** A server whose applicant is owed a reply until one is noted. Returns what was sent to it. */
function serve(replyBy: string | null, mailRefusedAt: string | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    if (request.method === 'GET') return Response.json({ id, replyBy, mailRefusedAt })
    sent.push([new URL(request.url).pathname.split('/').slice(-2).join('/'), await request.json()])
    return Response.json({ id, replyBy: null, mailRefusedAt })
  })
  return sent
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, submissionReview }}>
        <ReplyDate submission={{ code: 'A'.repeat(22) }} />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('shows by when a reply is due, until the member notes that one was given', async () => {
  const sent = serve('2999-11-11T10:00:00.000Z')
  show()
  expect((await screen.findByTestId('reply-date')).textContent).toContain('Reply by Nov 11, 2999 at ')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as replied' }))
  await waitFor(() => expect(screen.queryByTestId('reply-date')).toBeNull())
  expect(sent).toEqual([['applicant/replied', { id }]])
})

test('says in words that the date has passed', async () => {
  serve('2020-11-11T10:00:00.000Z')
  show()
  expect((await screen.findByTestId('reply-date')).textContent).toContain('Reply was due by Nov 11, 2020 at ')
})

test('says when the address refused an email, also where no reply is due', async () => {
  serve(null, '2026-11-11T10:00:00.000Z')
  show()
  expect(await screen.findByText(/An email to this address was refused on Nov 11, 2026\./)).toBeTruthy()
  expect(screen.queryByTestId('reply-date')).toBeNull()
})
