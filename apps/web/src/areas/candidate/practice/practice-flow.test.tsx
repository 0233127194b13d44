import { type InterviewIntro, practiceTier, type Session } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { messages as practice } from '../../../locales/en/practice'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { openDraft } from '../draft'
import { createIntro } from '../testing/create-intro'
import { PracticeFlow } from './practice-flow'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('../troubleshooting-guide', () => ({ TroubleshootingGuide: () => null }))

const calls: { path: string; body: unknown }[] = []
const session: Session = createSession({ state: 'created', isPractice: true, mode: 'text' })

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
    return Response.json(session)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const details = { firstName: '', lastName: '', email: '' }

interface Opening {
  readonly memory?: ReturnType<typeof arrive>
  readonly isRehearsal?: boolean
  readonly asked?: 'chat'
}

const open = async (own: Partial<InterviewIntro>, { memory = arrive(), isRehearsal = false, asked }: Opening = {}) => {
  const intro = createIntro(own)
  const root = createRootRoute()
  const show = () => (
    <PracticeFlow
      intro={intro}
      draft={openDraft(intro.linkId)}
      details={details}
      asked={asked ?? null}
      isRehearsal={isRehearsal}
    />
  )
  const routes = ['/before', '/interview/$id', '/interview/$id/start'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }),
  )
  const page = createRoute({ getParentRoute: () => root, path: '/practice/interview/$id', component: show })
  const router = createRouter({ routeTree: root.addChildren([...routes, page]), history: memory })
  await router.load()
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, common, errors, practice }}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>,
  )
  return openDraft(intro.linkId)
}
const arrive = () => createMemoryHistory({ initialEntries: ['/before', '/practice/interview/AAAAAAAAAAAAAAAAAAAAAA'] })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shows = (title: string) => screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })
const next = common.actions.continue

const goToConfirm = async () => {
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  press(next)
  await shows(candidate.devices.typedTitle)
  press(candidate.devices.continueTyping)
  await shows(practice.screening.title)
  press(next)
  await shows(practice.instruction.title)
  press(next)
  await shows(practice.secondInstruction.title)
  press(next)
  await shows(practice.confirm.title)
}

test('leads through every step of a typed practice, starts it, and saves none of its choices as consents', async () => {
  const draft = await open({ screeningQuestionCount: 1 })
  draft.saveDetails({ firstName: 'Linh', lastName: 'Đỗ', email: 'linh@example.org' })
  await goToConfirm()
  expect(screen.getByText(practice.confirm.filled)).toBeTruthy()
  fireEvent.click(screen.getByText(candidate.consents.ai))
  fireEvent.click(screen.getByText(candidate.information.terms))
  press(candidate.practice.start)
  await shows('/interview/$id/start')
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/interview/interview/chat/start',
    '/api/interview/interview/chat/begin',
  ])
  expect(calls[0]?.body).toMatchObject({ isPractice: true, practiceTier: practiceTier.BASIC, firstName: 'Linh' })
  expect([draft.isAllowed('ai'), draft.areTermsAccepted(), draft.readSignals()]).toEqual([false, false, null])
})

test('keeps the step over a reload, and Back leads through the steps and then out', async () => {
  const memory = arrive()
  await open({ screeningQuestionCount: 1 }, { memory })
  await goToConfirm()
  cleanup()
  await open({ screeningQuestionCount: 1 }, { memory })
  await shows(practice.confirm.title)
  act(() => memory.back())
  await shows(practice.secondInstruction.title)
  press(common.actions.back)
  await shows(practice.instruction.title)
  act(() => memory.go(-4))
  await shows(practice.intro.title)
  act(() => memory.back())
  await shows('/before')
})

test('asks for no screening that was answered, and the chosen type is kept', async () => {
  openDraft(createIntro().linkId).saveStep('practice')
  const draft = await open({ screeningQuestionCount: 1, practiceTiers: [practiceTier.BASIC, practiceTier.PREMIUM] })
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  fireEvent.click(screen.getByText(practice.type.similar))
  press(next)
  await shows(candidate.devices.typedTitle)
  press(candidate.devices.continueTyping)
  await shows(practice.instruction.title)
  expect(draft.readPracticeTier()).toBe(practiceTier.PREMIUM)
})

test('offers only the basic practice where the set offers no other, and never a paid one', async () => {
  await open({ practiceTiers: [practiceTier.BASIC] })
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.queryByText(practice.type.similar)).toBeNull()
})

test('a camera that isn’t ready blocks a spoken practice, and typing stays open', async () => {
  // No camera or microphone can be opened here.
  await open({ modes: ['chat', 'text'] }, { asked: 'chat' })
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  press(next)
  await shows(candidate.devices.title)
  await screen.findByText(candidate.devices.notReadyTitle)
  expect(screen.getByRole('button', { name: candidate.devices.continue })).toHaveProperty('disabled', true)
  press(candidate.devices.typeInstead)
  await shows(candidate.devices.typedTitle)
  press(candidate.devices.continueTyping)
  await shows(practice.instruction.title)
})

test('devices that were just checked aren’t checked again, but a camera that has gone since blocks the camera test', async () => {
  const draft = await open({ modes: ['chat', 'text'] }, { asked: 'chat' })
  draft.saveDevicesCheckedAt(Date.now() - 2 * 60_000)
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  press(next)
  await shows(practice.devices.title)
  expect(screen.getByText(/2 minutes ago/)).toBeTruthy()
  press(next)
  await shows(candidate.camera.title)
  await screen.findByText(candidate.devices.notReadyTitle)
  expect(screen.getByRole('button', { name: candidate.camera.continue })).toHaveProperty('disabled', true)
  press(candidate.devices.typeInstead)
  await shows(practice.instruction.title)
  act(() => undefined)
})

test('the check can be done again', async () => {
  const draft = await open({ modes: ['chat', 'text'] }, { asked: 'chat' })
  draft.saveDevicesCheckedAt(Date.now())
  await shows(practice.intro.title)
  press(practice.intro.start)
  await shows(practice.type.title)
  press(next)
  await shows(practice.devices.title)
  press(practice.devices.again)
  await shows(candidate.devices.title)
})

test('a trial says that it has no retakes, and asks for no type of practice', async () => {
  await open({ numberOfRetakes: 2 }, { isRehearsal: true })
  await shows(candidate.rehearsal.pageTitle)
  expect(screen.getByText(practice.intro.trialScreening)).toBeTruthy()
  expect(screen.queryByText(/you can redo/)).toBeNull()
  press(practice.intro.start)
  await shows(candidate.devices.typedTitle)
})
