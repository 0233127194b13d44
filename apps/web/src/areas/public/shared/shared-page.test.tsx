import { digitalSources, type ShareCheck, type Shared } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as common } from '../../../locales/en/common'
import { messages as shared } from '../../../locales/en/shared'
import { SharedPage } from './shared-page'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const token = 'A'.repeat(43)
const origin = { organizationName: 'Sao Mai', sharedBy: 'Mai Trần' }
const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'NOT_FOUND', requestId: 'r' }

const open: Shared = {
  state: 'open',
  id,
  ...origin,
  expiresAt: '2026-12-11T10:00:00.000Z',
  mayWatch: false,
  submissions: [{ id, setName: 'Q3', submittedAt: '2026-11-01T10:00:00.000Z' }],
  submission: {
    id,
    positionName: 'Baker',
    candidateName: 'Linh Nguyễn',
    email: null,
    language: 'en',
    submittedAt: '2026-11-01T10:00:00.000Z',
    assessmentState: 'pending',
    overallLevel: null,
    pointsPercent: null,
    mode: 'chat',
    startedAt: '2026-11-01T09:50:00.000Z',
    durationMs: 600_000,
    isCompleted: true,
    screening: [],
    assessment: null,
    answers: [
      {
        answerId: 'a1',
        questionId: 'q1',
        questionText: 'What did you bake?',
        questionNumber: 1,
        isFollowUp: false,
        criteria: [],
        text: 'I measured it first.',
        modality: 'spoken',
        transcript: 'ready',
        transcribedBy: null,
        lines: [],
        media: [],
        videoUrl: null,
        faultReport: { faults: [], lostMs: 0, isUnusable: false },
        durationMs: 20_000,
        startedAtMs: 0,
      },
    ],
  },
}

/** The shared submission in another state. */
const inState = (part: Partial<NonNullable<typeof open.submission>>): Shared => ({
  ...open,
  submission: open.submission && { ...open.submission, ...part },
})
const ended: Shared = { ...open, state: 'ended', id: null, expiresAt: null, submissions: [], submission: null }

/** What the server answers: null, the browser has not opened this link. */
let known: Shared | null
let check: ShareCheck
let calls: string[]
beforeEach(() => {
  known = open
  check = { state: 'open', id, ...origin }
  calls = []
  URL.createObjectURL = () => 'blob:captions'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    if (request.method === 'POST') {
      known = check.state === 'open' ? open : null
      return Response.json(check)
    }
    return known === null ? Response.json(problem, { status: 404 }) : Response.json(known)
  })
})
afterEach(() => {
  cleanup()
  window.location.hash = ''
})

const show = () => {
  const onOpened = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ shared, common, assessment }}>
        <SharedPage id={id} submissionId={undefined} onSubmission={vi.fn()} onOpened={onOpened} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return onOpened
}
const path = '/api/interview/interview/shared'

test('a browser that has opened the link reads it again without the token', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Linh Nguyễn' })
  expect(calls).toEqual([`GET ${path}/${id}`])
  expect(document.body.textContent).toContain('Mai Trần from Sao Mai shared this interview with you.')
  expect(screen.getByTestId('shared-answer').textContent).toContain('I measured it first.')
})

test('a new browser exchanges the token of the fragment, which then leaves the address', async () => {
  known = null
  window.location.hash = `#${token}`
  const onOpened = show()
  await screen.findByRole('heading', { name: 'Linh Nguyễn' })
  expect(calls).toEqual([`GET ${path}/${id}`, `POST ${path}/open`, `GET ${path}/${id}`])
  expect(onOpened).toHaveBeenCalled()
})

test('recordings that are no part of the share are never called missing', async () => {
  show()
  expect((await screen.findByTestId('shared-no-recording')).textContent).toBe(
    'The recordings are not part of what was shared with you',
  )
  expect(document.body.textContent).not.toMatch(/No video|No recording/)
})

test('a link that ended says so and whom to ask, and nothing else', async () => {
  known = ended
  show()
  const words = (await screen.findByTestId('share-refused')).textContent
  expect(words).toContain('ask Mai Trần at Sao Mai for a new link')
  expect(document.body.textContent).not.toContain('Linh')
})

test('a mailed link in one browser too many, and an address without a token, open nothing', async () => {
  known = null
  window.location.hash = `#${token}`
  check = { state: 'used', id: null, ...origin }
  show()
  expect((await screen.findByTestId('share-refused')).dataset.state).toBe('used')
  cleanup()
  window.location.hash = ''
  show()
  expect((await screen.findByTestId('share-refused')).dataset.state).toBe('unknown')
})

test('an outsider learns that there is no assessment, and not why', async () => {
  known = inState({ assessmentState: null })
  show()
  expect((await screen.findByTestId('assessment-notice')).textContent).toBe(
    'There is no assessment of this interviewThe answers are below.',
  )
})

test('a model’s follow-up is marked for programs and labeled for people', async () => {
  const [answer] = open.submission?.answers ?? []
  if (!answer) throw new Error('there is one')
  const followUp = { ...answer, isFollowUp: true, questionText: 'And?', questionDigitalSource: digitalSources.model }
  known = inState({ answers: [followUp] })
  show()
  expect((await screen.findByText('And?')).getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
})
