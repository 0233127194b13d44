import type { CompanyRequest } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as requests } from '../../../../locales/en/requests'
import { AnswerForm } from './answer-form'
import { RequestsCard } from './requests-card'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const request: CompanyRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'human_review',
  subject: null,
  text: 'Xem lại câu trả lời thứ hai.',
  language: 'vi',
  createdAt: '2026-11-01T10:00:00.000Z',
  dueAt: '2020-11-15T10:00:00.000Z',
  answer: null,
  submissionId: '00000000-0000-4000-8000-000000000002',
  candidateName: 'Ánh Nguyễn',
  positionName: 'Recruiter',
}

const show = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, errors, requests }}>
        {children}
      </IntlProvider>
    </QueryClientProvider>,
  )

test('an answer needs an outcome and reasons', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    sent.push(await new Request(input).json())
    return Response.json(request)
  })
  show(<AnswerForm requestId={request.id} kind="human_review" />)
  fireEvent.click(screen.getByText('Send answer'))
  expect(screen.getByText('Choose the outcome.')).toBeTruthy()
  expect(screen.getByText('Write the reasons.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'The result stays' }))
  fireEvent.change(screen.getByLabelText('Reasons'), { target: { value: ' I read it again. ' } })
  fireEvent.click(screen.getByText('Send answer'))
  await waitFor(() => expect(sent).toMatchObject([{ outcome: 'upheld', text: 'I read it again.' }]))
})

test('a card shows the words in their language and that the date has passed; who only reviews has no form', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [request], page: 1, pageSize: 20, total: 1 }))
  const can = { review: true } as const
  show(<RequestsCard submission={{ id: request.submissionId, can }} />)
  expect((await screen.findByText(request.text)).getAttribute('lang')).toBe('vi')
  expect(screen.getByText('Answer was due on Nov 15, 2020 at 10:00 AM UTC')).toBeTruthy()
  expect(screen.getByText('Written in Vietnamese')).toBeTruthy()
  expect(screen.queryByText('Send answer')).toBeNull()
})

test('requests that can’t be loaded are said to be missing, with a way to try again', async () => {
  const down = () => Response.json({ code: 'UNAVAILABLE', status: 503, message: '' }, { status: 503 })
  const up = () => Response.json({ items: [request], total: 1, page: 1, pageSize: 20 })
  const answers = [down, up]
  vi.stubGlobal('fetch', async () => (answers.shift() ?? up)())
  show(<RequestsCard submission={{ id: request.submissionId, can: { review: true } }} />)
  expect(await screen.findByText(/We couldn’t load the requests/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(request.text)).toBeTruthy()
})
