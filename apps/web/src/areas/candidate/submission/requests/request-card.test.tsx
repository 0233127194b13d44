import type { CandidateRequest } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as requests } from '../../../../locales/en/requests'
import { RequestCard } from './request-card'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const open: CandidateRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'human_review',
  subject: null,
  text: 'Xem lại câu trả lời thứ hai.',
  language: 'vi',
  createdAt: '2026-11-01T10:00:00.000Z',
  dueAt: '2126-11-15T10:00:00.000Z',
  answer: null,
}

let items: CandidateRequest[]
let refusal: string | null
const sent: unknown[] = []
beforeEach(() => {
  items = []
  refusal = null
  sent.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ items })
    sent.push(await request.json())
    items = [open]
    return refusal === null
      ? Response.json(open)
      : Response.json({ type: 'about:blank', title: '', status: 409, code: refusal, requestId: '' }, { status: 409 })
  })
})
afterEach(cleanup)

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, errors, requests }}>
        <RequestCard submissionId="00000000-0000-4000-8000-000000000002" company="Kiln" />
      </IntlProvider>
    </QueryClientProvider>,
  )

const write = async (text: string) => {
  fireEvent.click(await screen.findByText('Ask for a review'))
  fireEvent.change(screen.getByLabelText('What should the person look at?'), { target: { value: text } })
  fireEvent.click(screen.getByText('Send request'))
}

test('sends a request in two clicks, then shows its date and the words in their language', async () => {
  show()
  await write('  Xem lại câu trả lời thứ hai. ')
  expect(await screen.findByText(/Kiln has to answer by November 15, 2126 at 10:00 AM UTC\./)).toBeTruthy()
  expect(sent).toMatchObject([{ kind: 'human_review', text: 'Xem lại câu trả lời thứ hai.' }])
  expect(screen.getByText(open.text).getAttribute('lang')).toBe('vi')
  expect(screen.queryByText('Ask for a review')).toBeNull()
})

test('asks for words before it sends anything', async () => {
  show()
  await write('   ')
  expect(await screen.findByText('Write what the person should look at.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a second request that the server refuses shows the first one', async () => {
  refusal = 'REQUEST_OPEN'
  show()
  await write('Again')
  expect(await screen.findByText(/You’ve already asked/)).toBeTruthy()
  await waitFor(() => expect(screen.getByText(open.text)).toBeTruthy())
})

test('shows the answer with its reasons and its author, and offers to ask again', async () => {
  const answer = {
    outcome: 'upheld',
    text: 'The second answer names no result.',
    answeredAt: '2026-11-03T10:00:00.000Z',
    answeredBy: 'Thu Trần',
  } as const
  items = [{ ...open, answer }]
  show()
  expect(await screen.findByText('The second answer names no result.')).toBeTruthy()
  expect(screen.getByText('Thu Trần, November 3, 2026')).toBeTruthy()
  expect(screen.getByText('Ask for another review')).toBeTruthy()
})

test('the focus stays in the card when the form goes: after it is sent, and after it is canceled', async () => {
  show()
  const title = await screen.findByRole('heading', { name: 'Review by a person' })
  fireEvent.click(await screen.findByText('Ask for a review'))
  fireEvent.click(screen.getByText('Cancel'))
  expect(document.activeElement).toBe(title)
  await write('The second answer')
  await waitFor(() => expect(screen.queryByText('Send request')).toBeNull())
  expect(document.activeElement).toBe(title)
})
