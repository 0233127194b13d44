import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { messages as support } from '../../../locales/en/support'
import { SupportView } from './support-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const requestId = '1f6f1c2e-0000-4000-8000-000000000000'
let sent: unknown[] = []
let supportEmail: string | null = null
let isConfirmationMailed = true

beforeEach(() => {
  sent = []
  supportEmail = null
  isConfirmationMailed = true
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json({ supportEmail })
    sent.push(JSON.parse(await request.text()))
    const repliesWithinHours = supportEmail === null ? null : 24
    return Response.json({ reference: 'ab12cd34', isConfirmationMailed, repliesWithinHours }, { status: 201 })
  })
})
afterEach(cleanup)

const show = (reference: string | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ support, common, errors }}>
        <SupportView requestId={reference} />
      </IntlProvider>
    </QueryClientProvider>,
  )
const submit = () => fireEvent.click(screen.getByRole('button', { name: support.submit }))
const fillIn = () => {
  fireEvent.change(screen.getByLabelText(support.email), { target: { value: 'linh@example.org' } })
  fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: 'It stopped.' } })
  fireEvent.click(screen.getByRole('radio', { name: support.topics.recording }))
}

test('nothing is sent before an address, a topic and a message are there', () => {
  show()
  submit()
  expect(screen.getByText(errors.INVALID_EMAIL)).toBeTruthy()
  expect(screen.getByText(support.topicMissing)).toBeTruthy()
  expect(screen.getByText(support.messageMissing)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a ticket is confirmed with its reference, and with the time of the reply where an address is set', async () => {
  supportEmail = 'help@example.org'
  show(requestId)
  expect(await screen.findByText(/We reply within 24 hours/)).toBeTruthy()
  fillIn()
  submit()
  expect(await screen.findByText(/within 24 hours/)).toBeTruthy()
  expect(screen.getByText(/ab12cd34/)).toBeTruthy()
  expect(screen.getByText(support.confirmed)).toBeTruthy()
  const common = { email: 'linh@example.org', topic: 'recording', message: 'It stopped.', locale: 'en' }
  expect(sent).toEqual([{ ...common, requestId }])
})

test('no time is promised and no mail is claimed where there is none', async () => {
  isConfirmationMailed = false
  show('not-an-id')
  fillIn()
  submit()
  expect(await screen.findByText(support.sentTitle)).toBeTruthy()
  expect(screen.queryByText(/24 hours/)).toBeNull()
  expect(screen.queryByText(support.confirmed)).toBeNull()
  expect(sent).toEqual([{ email: 'linh@example.org', topic: 'recording', message: 'It stopped.', locale: 'en' }])
})

test('offers the way back to the page from which support was opened, once', () => {
  sessionStorage.setItem('candor.back-url', '/company/all-submissions?set_id=1')
  show()
  const back = screen.getByRole('link', { name: support.back })
  expect(back.getAttribute('href')).toBe('/company/all-submissions?set_id=1')
  back.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(back)
  expect(sessionStorage.getItem('candor.back-url')).toBeNull()
})

test('offers no way back where support was opened by its address', () => {
  show()
  expect(screen.queryByRole('link', { name: support.back })).toBeNull()
})
