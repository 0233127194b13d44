import type { OwnSubmissionSummary } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as recording } from '../../../locales/en/recording'
import { messages as responses } from '../../../locales/en/responses'
import { OwnInterviewsView } from '../own-interviews/own-interviews-view'
import { createOwnSubmission } from '../testing/create-own-submission'
import { YourResponseView } from './your-response-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

const sample = createOwnSubmission()
const line = (start: number, startMs: number, text: string) => ({
  start,
  end: start + text.length,
  text,
  startMs,
  endMs: startMs + 1_000,
})
const spoken = createOwnSubmission({
  answers: sample.answers.map((answer) => ({
    ...answer,
    startedAtMs: 65_000,
    lines: [line(0, 0, 'I measured it first,'), line(21, 4_000, 'then baked.')],
  })),
})
const createSummary = (part: Partial<OwnSubmissionSummary> = {}): OwnSubmissionSummary => ({
  id: 's1',
  sessionId: 'x1',
  positionName: 'Baker',
  organizationName: 'Sao Mai',
  logoUrl: null,
  language: 'en',
  submittedAt: '2026-11-01T10:00:00.000Z',
  result: 'ready',
  answerCount: 1,
  deletion: null,
  ...part,
})

beforeAll(() => {
  HTMLMediaElement.prototype.load = () => undefined
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  URL.createObjectURL = () => 'blob:captions'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const serve = (items: readonly OwnSubmissionSummary[] | null) =>
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    if (items === null) return Response.json({ code: 'UNAUTHENTICATED', status: 401 }, { status: 401 })
    const isList = new URL(new Request(input, init).url).pathname.endsWith('/seeker/submission')
    return Response.json(isList ? { items, deleted: [] } : spoken)
  })
const texts = { common, candidate, recording, assessment, responses }
const show = (element: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={texts}>
        {element}
      </IntlProvider>
    </QueryClientProvider>,
  )

test('the only interview’s answers are shown with their times, and a sentence plays from its time', async () => {
  serve([createSummary()])
  show(<YourResponseView sessionId={null} />)
  const answer = await screen.findByTestId('own-answer')
  expect(answer.textContent).toContain('From 1:05, 0:20 long')
  fireEvent.click(within(answer).getByRole('button', { name: 'Play from 0:04: Question 1' }))
  expect(screen.getByTestId('moment-player')).toBeTruthy()
})

test('the answers lead to the interview, to all interviews, to feedback and to support', async () => {
  serve([createSummary()])
  show(<YourResponseView sessionId="x1" />)
  await screen.findByTestId('own-answer')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/submission/s1', '/submission', '/support']))
  expect(screen.getByRole('button', { name: candidate.done.feedback })).toBeTruthy()
})

test('of several interviews the candidate chooses one', async () => {
  serve([createSummary(), createSummary({ id: 's2', sessionId: 'x2', positionName: 'Cook' })])
  show(<YourResponseView sessionId={null} />)
  const link = await screen.findByRole('link', { name: 'Your answers: Cook at Sao Mai' })
  expect(link.getAttribute('href')).toBe('/your-response?sessionId=x2')
})

test('an interview of another browser is not found, and the page leads to the candidate’s list', async () => {
  serve([createSummary()])
  show(<YourResponseView sessionId="x9" />)
  await screen.findByText(responses.page.notFoundTitle)
  expect(screen.getByRole('link', { name: responses.page.toList }).getAttribute('href')).toBe('/submission')
})

test('a browser without any interview is asked for an interview’s link, and another link is refused', async () => {
  serve(null)
  show(<OwnInterviewsView />)
  fireEvent.change(await screen.findByLabelText(responses.list.link), {
    target: { value: 'https://elsewhere.example' },
  })
  fireEvent.click(screen.getByRole('button', { name: responses.list.openLink }))
  expect(screen.getByText(responses.list.linkWrong)).toBeTruthy()
})
