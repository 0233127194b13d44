import type { CandidateRequest } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as requests } from '../../../../locales/en/requests'
import { Objection } from './objection'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const subject = { type: 'cv_remark', id: 'gap 12 {}' } as const
const open: CandidateRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'objection',
  subject: { ...subject, name: 'gap' },
  text: 'I studied in that year.',
  language: 'en',
  createdAt: '2026-11-01T10:00:00.000Z',
  dueAt: '2126-11-15T10:00:00.000Z',
  answer: null,
}
const answered = (outcome: 'upheld' | 'changed') => ({
  ...open,
  answer: { outcome, text: 'I read it.', answeredAt: '2026-11-03T10:00:00.000Z', answeredBy: 'Thu Trần' },
})

let items: CandidateRequest[]
let isRefused: boolean
const sent: unknown[] = []
beforeEach(() => {
  items = []
  isRefused = false
  sent.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ items })
    sent.push(await request.json())
    items = [open]
    const refusal = { type: 'about:blank', title: '', status: 409, code: 'REQUEST_OPEN', requestId: '' }
    return isRefused ? Response.json(refusal, { status: 409 }) : Response.json(open)
  })
})
afterEach(cleanup)

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, errors, requests }}>
        <Objection
          submissionId="00000000-0000-4000-8000-000000000002"
          company="Kiln"
          subject={subject}
          title="A gap of 12 months."
        />
      </IntlProvider>
    </QueryClientProvider>,
  )

const write = async (text: string) => {
  fireEvent.click(await screen.findByText('Object to this'))
  fireEvent.change(screen.getByLabelText('Why do you object?'), { target: { value: text } })
  fireEvent.click(screen.getByText('Send objection'))
}

test('sends an objection in two clicks, then shows its words and the date of the answer', async () => {
  show()
  await write(' I studied in that year. ')
  expect(
    await screen.findByText('You object to this. Kiln has to answer by November 15, 2126 at 10:00 AM UTC.'),
  ).toBeTruthy()
  expect(sent).toMatchObject([{ subject, text: 'I studied in that year.' }])
  expect(screen.getByText(open.text)).toBeTruthy()
  expect(screen.queryByText('Object to this')).toBeNull()
})

test('asks for words before it sends anything', async () => {
  show()
  await write('   ')
  expect(await screen.findByText('Write why you object.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('an objection that the server refuses shows the open one', async () => {
  isRefused = true
  show()
  await write('Again')
  expect(await screen.findByText(/You’ve already asked/)).toBeTruthy()
  expect(await screen.findByText(open.text)).toBeTruthy()
})

test('shows that something stays with the reason, and offers to object again', async () => {
  items = [answered('upheld')]
  show()
  expect(await screen.findByText('A person looked at it, and it stays')).toBeTruthy()
  expect(screen.getByText('I read it.')).toBeTruthy()
  expect(screen.getByText('Object again')).toBeTruthy()
})

test('what was withdrawn takes no other objection', async () => {
  items = [answered('changed')]
  show()
  expect(await screen.findByText('A person looked at it, and it’s withdrawn')).toBeTruthy()
  expect(screen.queryByText('Object again')).toBeNull()
})

test('does not show the objection to something else', async () => {
  items = [{ ...open, subject: { type: 'cv_remark', id: 'gap 40 {}', name: 'gap' } }]
  show()
  expect(await screen.findByRole('button', { name: 'Object to this: A gap of 12 months.' })).toBeTruthy()
  expect(screen.queryByText(open.text)).toBeNull()
})
