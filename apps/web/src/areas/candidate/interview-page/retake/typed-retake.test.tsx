import { digitalSources, type Session, type SessionAnswer } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as recording } from '../../../../locales/en/recording'
import { createAnswer, createSession } from '../../../../shared/realtime/testing/create-session'
import { toast } from '../../../../shared/ui/toaster'
import { createIntro } from '../../testing/create-intro'
import { FinishPage } from '../finish/finish-page'
import { useSession } from '../session/use-session'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
vi.mock('../../../../shared/ui/toaster', () => ({ toast: { error: vi.fn() } }))
vi.mock('../../troubleshooting-guide', () => ({ TroubleshootingGuide: () => null }))
vi.mock('../finish/use-session-after-end', () => ({ useSessionAfterEnd: () => undefined }))
vi.mock('../../../../shared/media/spool/spool-client', async () => {
  const { emptySpool } = await import('../../../../shared/media/spool/messages')
  const client = { open: () => undefined, subscribe: () => () => undefined, get: () => emptySpool, sidecars: () => [] }
  return { spoolClient: () => client }
})

const intro = createIntro()
const serverTime = '2026-11-21T10:00:00.000Z'
const answerId = 'b7a1c1de-0d8e-4f5d-9a31-1f7a3d2c4b5a'
const ended = createSession({
  state: 'ended',
  endReason: 'completed',
  mode: 'text',
  modes: ['text'],
  serverTime,
  remainingMs: 0,
  isClockRunning: false,
  answers: [
    createAnswer({
      answerId,
      faultReport: { faults: [{ kind: 'gap', startMs: 0, endMs: 9_000 }], lostMs: 9_000, isUnusable: true },
      retakeReason: 'fault',
    }),
  ],
  autoSubmitAt: '2026-11-21T10:05:00.000Z',
  lastSeq: 5,
})
const retaking: Session = {
  ...ended,
  autoSubmitAt: null,
  lastSeq: 6,
  retake: {
    turn: 1,
    answerId,
    take: 2,
    questionText: 'Why this role?',
    questionNumber: 1,
    questionCount: 1,
    isFollowUp: false,
    reason: 'fault',
    modality: 'typed',
    minCharacters: null,
    expiresAt: '2026-11-21T10:10:00.000Z',
  },
}
const [first] = ended.answers
const recorded: Session = {
  ...ended,
  lastSeq: 7,
  answers: first
    ? [
        {
          ...first,
          take: 2,
          text: 'New words',
          faultReport: { faults: [], lostMs: 0, isUnusable: false },
          retakeReason: null,
          canRevert: true,
        },
      ]
    : [],
}

/** Every call in order; each is answered with the next session, or with a problem. */
const calls: { path: string; body: unknown }[] = []
let answers: (Session | { status: number; code: string } | 'never')[] = []
beforeEach(() => {
  sessionStorage.clear()
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
    const next = answers.shift()
    if (next === 'never') return new Promise<Response>(() => undefined)
    if (next && 'code' in next) return Response.json({ code: next.code }, { status: next.status })
    return Response.json(next)
  })
})
// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() => import('../../../../shared/ui/alert-dialog-popup'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ initial, startsInLoop }: { initial: Session; startsInLoop: boolean }) {
  const [isOn, change] = useState(startsInLoop)
  return <FinishPage intro={intro} session={useSession(initial)} loop={{ isOn, change }} />
}
const show = (initial: Session, startsInLoop = false) =>
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, common, errors, recording }}>
      <QueryClientProvider client={new QueryClient()}>
        <Page initial={initial} startsInLoop={startsInLoop} />
      </QueryClientProvider>
    </IntlProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a typed retake of an unusable answer is requested, sent as the new take, and returns to its place in the list', async () => {
  answers = [retaking, recorded]
  show(ended)
  press(candidate.faults.retake)
  await heading(candidate.retake.title)
  expect(screen.getByTestId('question').textContent).toBe('Why this role?')
  expect(document.activeElement?.id).toBe('question-number')
  expect(screen.getByRole('timer').textContent).toContain('10:00')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'New words' } })
  press(candidate.interviewPage.send)
  await heading(candidate.finish.title)
  expect(screen.getByText(candidate.retake.recorded)).toBeTruthy()
  expect(screen.getByText(candidate.finish.rerecorded)).toBeTruthy()
  expect(document.activeElement?.tagName).toBe('H3')
  expect(calls.map(({ path }) => path)).toEqual([
    `/api/interview/interview/retake/${answerId}/start`,
    '/api/interview/interview/submit-retake',
  ])
  expect(calls[1]?.body).toMatchObject({ turn: 1, take: 2, mode: 'text', source: 'typed', text: 'New words' })
})

test('a retake continues after a reload, because the session stores it', async () => {
  show(retaking)
  await heading(candidate.retake.title)
})

test('a refused retake leaves the text in the field and shows the reason', async () => {
  answers = [{ status: 422, code: 'ANSWER_TOO_SHORT' }]
  show(retaking)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No' } })
  press(candidate.interviewPage.send)
  await screen.findByText(errors.ANSWER_TOO_SHORT)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'No')
})

test('a canceled retake leaves the answer unchanged, and the page doesn’t say that the time ran out', async () => {
  answers = [{ ...ended, lastSeq: 8 }]
  show(retaking)
  press(candidate.retake.cancel)
  // Its button says the same as the one that opened it.
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: candidate.retake.cancelConfirm }))
  await heading(candidate.finish.title)
  expect(calls[0]?.path).toBe(`/api/interview/interview/retake/${answerId}/cancel`)
  expect(screen.queryByText(candidate.retake.expired)).toBeNull()
  expect(screen.getByText('The first words')).toBeTruthy()
})

test('a retake that was sent before a reload is sent again, and its payload is dropped once the server has answered', async () => {
  answers = ['never']
  const view = show(retaking)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'New words' } })
  press(candidate.interviewPage.send)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  // A reload.
  view.unmount()
  const [sent] = calls
  expect(JSON.parse(sessionStorage.getItem(`candor.submit-retake.${ended.id}`) ?? '')).toEqual(sent?.body)
  calls.length = 0
  answers = [recorded]
  show(retaking)
  expect(screen.getByRole('heading', { level: 1, name: recording.retakes.resendingTitle })).toBeTruthy()
  await heading(candidate.finish.title)
  expect(screen.getByText(candidate.retake.recorded)).toBeTruthy()
  expect(calls[0]).toEqual(sent)
  expect(sessionStorage.getItem(`candor.submit-retake.${ended.id}`)).toBeNull()
  expect(sessionStorage.getItem(`candor.answer.${answerId}`)).toBeNull()
})

test('a retake that is refused after a reload shows the reason, drops its payload and keeps the typed words', async () => {
  const turn = { sessionId: ended.id, turn: 1, take: 2, mode: 'text', text: 'No', source: 'typed' }
  sessionStorage.setItem(`candor.submit-retake.${ended.id}`, JSON.stringify(turn))
  sessionStorage.setItem(`candor.answer.${answerId}`, 'No')
  answers = [{ status: 422, code: 'ANSWER_TOO_SHORT' }]
  show(retaking)
  await heading(candidate.retake.title)
  expect(toast.error).toHaveBeenCalledWith(errors.ANSWER_TOO_SHORT)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'No')
  expect(sessionStorage.getItem(`candor.submit-retake.${ended.id}`)).toBeNull()
})

test('a loop retakes the answers that a fault ruined one after another, and ends with the last', async () => {
  const second = { ...first, answerId: '00000000-0000-4000-8000-0000000000b2', turn: 2 } as SessionAnswer
  const two: Session = { ...ended, answers: [...ended.answers, second] }
  const redone: Session = { ...recorded, answers: [...recorded.answers, second] }
  const retakingSecond: Session = {
    ...redone,
    autoSubmitAt: null,
    lastSeq: 8,
    retake: retaking.retake && {
      ...retaking.retake,
      turn: 2,
      answerId: second.answerId,
      questionText: 'And what next?',
    },
  }
  const done: Session = {
    ...redone,
    lastSeq: 9,
    answers: redone.answers.map((answer) => ({ ...answer, take: 2, retakeReason: null })),
  }
  answers = [{ ...retaking, answers: two.answers }, redone, retakingSecond, done]
  show(two)
  press(recording.retakes.all)
  await heading(candidate.retake.title)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'New words' } })
  press(candidate.interviewPage.send)
  await screen.findByText('And what next?')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'More new words' } })
  press(candidate.interviewPage.send)
  await heading(candidate.finish.title)
  expect(calls.map(({ path }) => path.replace('/api/interview/interview/', ''))).toEqual([
    `retake/${answerId}/start`,
    'submit-retake',
    `retake/${second.answerId}/start`,
    'submit-retake',
  ])
})

test('a loop ends when a retake is canceled, and opens the first ruined answer where the address asks for it', async () => {
  answers = [retaking, { ...ended, lastSeq: 8 }]
  show(ended, true)
  await heading(candidate.retake.title)
  press(candidate.retake.cancel)
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: candidate.retake.cancelConfirm }))
  await heading(candidate.finish.title)
  expect(calls).toHaveLength(2)
})

test('a model’s follow-up is marked for programs and labeled for people in a retake', async () => {
  const { retake } = retaking
  answers = [
    { ...retaking, retake: retake && { ...retake, isFollowUp: true, questionDigitalSource: digitalSources.model } },
  ]
  show(ended)
  press(candidate.faults.retake)
  await heading(candidate.retake.title)
  expect(screen.getByTestId('question').getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
})
