import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as feedback } from '../../../locales/en/feedback'
import { FeedbackForm } from './feedback-form'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const submissionId = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
let sent: unknown[] = []
let stored: unknown = null
let status = 204

beforeEach(() => {
  sent = []
  stored = null
  status = 204
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json({ feedback: stored })
    sent.push(JSON.parse(await request.text()))
    return status === 204 ? new Response(null, { status }) : Response.json({ code: 'INTERNAL' }, { status })
  })
})
afterEach(cleanup)

const show = (id: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={{ feedback, common }}>
        <FeedbackForm submissionId={id} company="Sao Mai" />
      </IntlProvider>
    </QueryClientProvider>,
  )
const choose = (group: RegExp, rating: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: rating }))
const submit = () => fireEvent.click(screen.getByRole('button', { name: feedback.submit }))

test('both ratings are required, and nothing is sent without them', () => {
  show(submissionId)
  submit()
  expect(screen.getAllByText(feedback.ratingMissing)).toHaveLength(2)
  choose(/Sao Mai/, 'Good')
  submit()
  expect(screen.getAllByText(feedback.ratingMissing)).toHaveLength(1)
  expect(sent).toEqual([])
})

test('feedback without a submission says that the submission id is missing', () => {
  show(null)
  choose(/Sao Mai/, 'Good')
  choose(/AI interviewer/, 'Poor')
  submit()
  expect(screen.getByText('Missing submission ID. Cannot submit feedback.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('feedback is sent with both ratings and the comment, and is thanked for', async () => {
  show(submissionId)
  choose(/Sao Mai/, 'Very good')
  choose(/AI interviewer/, 'Poor')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Too fast.' } })
  submit()
  await screen.findByText(feedback.thanksTitle)
  expect(sent).toEqual([
    { submissionId, companyRating: 5, interviewerRating: 2, experience: null, comment: 'Too fast.' },
  ])
})

test('an answer from 0 to 10 is sent, and can be withdrawn', async () => {
  show(submissionId)
  expect(within(screen.getByRole('radiogroup', { name: /this interview for you/ })).getAllByRole('radio')).toHaveLength(
    12,
  )
  choose(/this interview for you/, '0')
  choose(/Sao Mai/, 'Good')
  choose(/AI interviewer/, 'Good')
  submit()
  await screen.findByText(feedback.thanksTitle)
  fireEvent.click(screen.getByRole('button', { name: feedback.change }))
  await screen.findByRole('radiogroup', { name: /this interview for you/ })
  choose(/this interview for you/, feedback.experience.none)
  fireEvent.click(screen.getByRole('button', { name: feedback.replace }))
  await waitFor(() => expect(sent).toMatchObject([{ experience: 0 }, { experience: null }]))
}, 30_000)

test('a failure says to try again and keeps what was chosen', async () => {
  status = 500
  show(submissionId)
  choose(/Sao Mai/, 'OK')
  choose(/AI interviewer/, 'OK')
  submit()
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeTruthy()
  expect(screen.getAllByRole('radio', { name: 'OK', checked: true })).toHaveLength(2)
}, 30_000)

test('earlier feedback is shown and can be replaced', async () => {
  stored = { companyRating: 1, interviewerRating: 4, experience: 10, comment: 'Long' }
  show(submissionId)
  await waitFor(() => expect(screen.getByRole('button', { name: feedback.replace })).toBeTruthy())
  expect(screen.getByRole('radio', { name: 'Very poor', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Good', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '10', checked: true })).toBeTruthy()
})

test('the form says who reads the feedback, and of which answer the company sees an average', () => {
  show(submissionId)
  expect(screen.getByText(/Sao Mai sees only averages of the answers from 0 to 10/)).toBeTruthy()
  expect(screen.getByText(/never sees your ratings or your comment/)).toBeTruthy()
})
