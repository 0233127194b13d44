import type { Notice } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as notices } from '../../../locales/en/notices'
import { NoticesView } from './notices-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const submitted: Notice = {
  id: crypto.randomUUID(),
  kind: 'new_submission',
  createdAt: '2026-11-27T12:00:00.000Z',
  isRead: false,
  candidateName: 'Lan Phạm',
  positionName: 'Engineer',
  submissionId: crypto.randomUUID(),
  projectId: null,
  authorName: null,
  replyBy: null,
}

/** A server with these notices. Returns the paths of what was sent to it. */
function serve(items: readonly Notice[]): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      sent.push(pathname)
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/count')) return Response.json({ unread: items.filter(({ isRead }) => !isRead).length })
    return Response.json({ items, page: 1, pageSize: 50, total: items.length })
  })
  return sent
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ common, company, errors, notices }} timeZone="UTC">
        <NoticesView page={1} onPage={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('a notice says what happened, leads to its subject, and is marked as read when it is opened', async () => {
  const sent = serve([submitted])
  show()
  const link = await screen.findByRole('link', { name: 'Lan Phạm submitted an interview' })
  expect(link.getAttribute('href')).toBe(`/company/submission-details?id=${submitted.submissionId}`)
  expect(screen.getByText('New')).toBeTruthy()
  fireEvent.click(link)
  await waitFor(() => expect(sent).toEqual([`/api/notification/notice/${submitted.id}/read`]))
})

test('all can be marked as read, where something is unread', async () => {
  const sent = serve([submitted])
  show()
  await screen.findByText('New')
  const all = screen.getByRole('button', { name: 'Mark all as read' })
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(all)
  await waitFor(() => expect(sent).toEqual(['/api/notification/notice/read-all']))
})

test('what was read has no mark, and a person without an interview or a project has no link', async () => {
  const sent = serve([
    { ...submitted, kind: 'mention', isRead: true, submissionId: null },
    { ...submitted, id: crypto.randomUUID(), kind: 'reply_due', isRead: true, replyBy: '2026-11-30T09:00:00.000Z' },
  ])
  show()
  expect(await screen.findByText('A former member mentioned you in a note about Lan Phạm')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Lan Phạm/ }).map(({ textContent }) => textContent)).toEqual([
    'Lan Phạm expects a reply by Nov 30, 2026 at 9:00 AM UTC',
  ])
  expect(screen.queryByText('New')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(sent).toEqual([])
})

test('says so when there is nothing', async () => {
  serve([])
  show()
  expect(await screen.findByText('No notices yet')).toBeTruthy()
})

test('a notice of an adjustment leads to the list of adjustments, because no submission has anything of it', async () => {
  serve([{ ...submitted, kind: 'accommodation', submissionId: null, replyBy: '2026-11-30T09:00:00.000Z' }])
  show()
  const link = await screen.findByRole('link', { name: /Lan Phạm/ })
  expect(link.getAttribute('href')).toBe('/company/requests?tab=adjustments')
})
