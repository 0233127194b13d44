import { digitalSources, type QuestionAnswer, type QuestionReview } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as questionReview } from '../../../locales/en/question-review'
import { messages as submissionReview } from '../../../locales/en/submission-review'
import { QuestionReviewPage } from './question-review-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const setId = crypto.randomUUID()
const questionId = crypto.randomUUID()
const submissionIds = [crypto.randomUUID(), crypto.randomUUID()] as const
const at = '2026-11-27T12:00:00.000Z'
const anchors: [string, string, string, string, string] = [
  'Restarts it',
  'Names tools',
  'Orders checks',
  'Splits causes',
  'Confirms one',
]

const createAnswer = (submissionId: string): QuestionAnswer => ({
  submissionId,
  questionId,
  questionText: 'A node drops connections. What do you check?',
  criteria: [{ name: 'Diagnosis', anchors, dimension: null }],
  answers: [
    {
      answerId: crypto.randomUUID(),
      questionId,
      questionText: 'A node drops connections. What do you check?',
      questionNumber: 1,
      isFollowUp: false,
      text: 'I would start with what is cheap.',
      modality: 'typed',
      transcript: 'none',
      media: [],
      durationMs: 0,
    },
  ],
  own: [],
  revealed: null,
})

const reveal = (answer: QuestionAnswer, given: { level: number; reason: string | null }): QuestionAnswer => {
  const place = { questionId, criterion: 0, at }
  const own = { ...place, ...given, reviewerId: setId, reviewerName: 'Hanna' }
  const other = { ...place, level: 2, reason: 'No order of checks', reviewerId: questionId, reviewerName: 'Minh' }
  return {
    ...answer,
    own: [own],
    revealed: { candidateName: 'Amara Okafor', overallLevel: 3.5, known: null, result: null, others: [other] },
  }
}

/** A server with two answers. Returns the levels that were sent to it. */
function serve(change = (answer: QuestionAnswer): QuestionAnswer => answer) {
  const sent: unknown[] = []
  const answers = new Map(submissionIds.map((id) => [id as string, change(createAnswer(id))]))
  const list = (): QuestionReview => ({
    setId,
    setName: 'SRE',
    questions: [{ id: questionId, text: 'A node drops connections. What do you check?' }],
    question: 1,
    items: [...answers.values()].map(({ submissionId, revealed, own }) => ({
      submissionId,
      rated: revealed && { candidateName: revealed.candidateName, levels: own.map(({ level }) => level) },
    })),
    total: 2,
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    const answer = [...answers.values()].find(({ submissionId }) => pathname.includes(submissionId))
    if (pathname.endsWith('/agreement'))
      return Response.json({
        ratedTwice: 3,
        submissions: 3,
        reviewers: 2,
        minimum: 20,
        kappa: null,
        same: null,
        withinOne: null,
      })
    if (answer === undefined) return Response.json(list())
    if (request.method === 'GET') return Response.json(answer)
    const given = await request.json()
    sent.push(given)
    answers.set(answer.submissionId, reveal(answer, given))
    return Response.json({ levels: { own: [], others: [] }, decision: { own: null, others: [], otherCount: 0 } })
  })
  return sent
}

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const root = createRootRoute({
    component: () => <QuestionReviewPage setId={setId} question={1} onQuestion={() => undefined} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const messages = { assessment, common, company, errors, questionReview, submissionReview }
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={messages}>
        <RouterProvider router={router as never} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

/** The first drawing loads the page's code, which takes longer on a busy machine. */
const findLevel = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 })

test('rates by a key with a written reason, then shows the name and the difference, and Enter moves to the next answer', async () => {
  const sent = serve()
  show()
  await findLevel('Level 4: Splits causes')
  expect(screen.queryByText('Amara Okafor')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Enter' })
  fireEvent.keyDown(document.body, { key: 'r' })
  const field = screen.getByRole('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Cheapest first' } })
  fireEvent.keyDown(field, { key: '4' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(document.activeElement).not.toBe(field)
  fireEvent.keyDown(document.body, { key: '4' })
  await screen.findAllByText('Amara Okafor')
  expect(sent).toMatchObject([{ questionId, criterion: 0, level: 4, reason: 'Cheapest first' }])
  const difference = within(screen.getByTestId('difference'))
  expect(difference.getByText('Minh gave 2, 2 levels lower.')).toBeTruthy()
  expect(difference.getByText('“No order of checks”')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(await screen.findByText('Answer 2 of 2')).toBeTruthy()
  expect(screen.queryByTestId('difference')).toBeNull()
})

test('a reason that is written after the level is saved when the field is left', async () => {
  const sent = serve()
  show()
  fireEvent.click(await findLevel('Level 3: Orders checks'))
  await screen.findByTestId('difference')
  const field = screen.getByRole('textbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Order, no reasons' } })
  fireEvent.blur(field)
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ level: 3, reason: 'Order, no reasons' }))
  expect(sent).toHaveLength(2)
})

test('says from how many answers on the agreement is shown', async () => {
  serve()
  show()
  await findLevel('Level 1: Restarts it')
  const card = within(screen.getByTestId('agreement'))
  expect(await card.findByText(/Shown once two reviewers have rated the same 20 answers.*So far: 3\./)).toBeTruthy()
})

test('a model’s follow-up is marked for programs and labeled for people', async () => {
  serve((answer) => {
    const [first] = answer.answers
    const followUp = { isFollowUp: true, questionText: 'And then?', questionDigitalSource: digitalSources.model }
    return first ? { ...answer, answers: [first, { ...first, answerId: crypto.randomUUID(), ...followUp }] } : answer
  })
  show()
  const asked = await screen.findByText(/And then\?/, undefined, { timeout: 10_000 })
  expect(asked.getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
})
