import type { OpenSet, SubmissionListItem, WaitingApplicant } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as start } from '../../../locales/en/start'
import { messages as submissionList } from '../../../locales/en/submission-list'
import { sampleStage } from '../parts/testing/sample-stage'
import { StartView } from './start-view'

const push = vi.fn()
vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }))
afterEach(() => {
  cleanup()
  push.mockClear()
  vi.unstubAllGlobals()
})

const [interviewed, rejected] = [sampleStage('interviewed', false), sampleStage('rejected', true)]
const item: SubmissionListItem = {
  id: crypto.randomUUID(),
  setId: crypto.randomUUID(),
  setName: 'Reliability',
  positionName: 'Engineer',
  candidateName: 'Amara Okafor',
  email: 'amara@example.org',
  language: 'en',
  submittedAt: '2026-11-27T09:00:00.000Z',
  assessmentState: 'scored',
  overallLevel: 3.5,
  pointsPercent: null,
  hasVideo: false,
  stageId: interviewed.id,
  groupLevels: { communication: null, cognitive: null, cv: null },
  mustHaves: null,
  answered: 3,
  questionCount: 3,
  durationMs: 60_000,
  isUnseen: true,
  stageSince: null,
  known: { judged: 3, dimensions: 13, words: 152 },
  ownDecision: null,
  replyBy: null,
}
const person: WaitingApplicant = {
  id: crypto.randomUUID(),
  name: 'Tobias Vogel',
  positionName: 'Engineer',
  stageId: interviewed.id,
  replyBy: '2020-01-01T09:00:00.000Z',
  mailRefusedAt: null,
  submissionId: crypto.randomUUID(),
}
const openSet: OpenSet = {
  id: item.setId,
  name: 'Reliability',
  deadline: null,
  submissionCount: 4,
  unopenedCount: 2,
  undecidedCount: 3,
  startedCount: 1,
}
const lastVisitAt = '2020-01-03T14:20:00.000Z'

const filled = {
  '/submission': { items: [item], page: 1, pageSize: 20, total: 9 },
  '/waiting': { overdue: 1, today: 0, later: 0, items: [person] },
  '/visit': { lastVisitAt },
  '/start': { newCount: 3, openSets: [openSet] },
}
const empty = {
  '/submission': { items: [], page: 1, pageSize: 20, total: 0 },
  '/waiting': { overdue: 0, today: 0, later: 0, items: [] },
  '/visit': { lastVisitAt: null },
  '/start': { newCount: null, openSets: [] },
}
const shared = {
  '/profile': { can: { 'submission.review': true } },
  '/stage': { items: [interviewed, rejected] },
  '/experience': { overall: null, byModality: [], byLanguage: [] },
  '/state': { mail: { moveId: crypto.randomUUID(), count: 1, sendAt: '2026-11-28T09:05:00.000Z' } },
}

/** A server with these answers by the end of the path. Returns what was changed or asked for, by path. */
function serve(answers: Record<string, unknown>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const [, answer] = Object.entries({ ...shared, ...answers }).find(([end]) => pathname.endsWith(end)) ?? []
    if (pathname.endsWith('/start')) sent.push(['since', searchParams.get('since')])
    else if (request.method !== 'GET') sent.push([pathname.split('/').at(-1), await request.text()])
    return answer === undefined ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : Response.json(answer)
  })
  return sent
}

const show = (answers: Record<string, unknown>) => {
  const sent = serve(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        messages={{ assessment, common, company, errors, start, submissionList }}
      >
        <StartView />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return sent
}

test('shows what is new since the last visit, who waits, and how far the open sets are', async () => {
  const sent = show(filled)
  expect(await screen.findByText(/^3 since your last visit: Jan 3, 2:20/)).toBeTruthy()
  expect(sent).toContainEqual(['since', lastVisitAt])
  expect(screen.getByText('1 person')).toBeTruthy()
  expect(screen.getByText('4 submissions · 3 to decide · 2 not opened · 1 in progress')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show their submissions' }).getAttribute('href')).toContain('sort=replyBy')
  const first = `/company/submission-details?id=${item.id}&unseen=1`
  expect(screen.getByRole('link', { name: /^Review 9 new/ }).getAttribute('href')).toBe(first)
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(push).toHaveBeenCalledWith(first)
}, 30_000)

test('moves a person who waits, says which stage replies by mail, and offers not to send it', async () => {
  const sent = show(filled)
  const loading = { timeout: 15_000 }
  fireEvent.click(await screen.findByRole('button', { name: 'Move Tobias Vogel to another stage' }, loading))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rejected, with an email' }, loading))
  expect(await screen.findByRole('button', { name: 'Don’t send' }, loading)).toBeTruthy()
  expect(sent).toContainEqual(['state', JSON.stringify({ id: person.id, stageId: rejected.id })])
}, 60_000)

test('says what will appear where there is nothing, and has no button to review', async () => {
  show(empty)
  await waitFor(() => expect(screen.getByText(start.new.none)).toBeTruthy())
  expect(await screen.findByText(start.waiting.none)).toBeTruthy()
  expect(await screen.findByText(start.sets.none)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull()
  expect(screen.queryByText(/since your last visit/)).toBeNull()
}, 30_000)
