import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../locales/en/accommodation'
import { messages as candidate } from '../../locales/en/candidate'
import { messages as common } from '../../locales/en/common'
import { messages as errors } from '../../locales/en/errors'
import { messages as integrity } from '../../locales/en/integrity'
import { messages as recording } from '../../locales/en/recording'
import { openDraft } from './draft'
import { InterviewFlow } from './interview-page/interview-flow'
import { SessionMissing } from './interview-page/session-missing'
import { AllowedInterview } from './pre-interview/allowed-interview'
import { createIntroOf, getAccess, refusals, type StateName, sessionsByState } from './testing/session-states'

vi.mock('../../shared/api/client', () => import('../../shared/testing/api-client'))
vi.mock('./interview-page/finish/use-session-after-end', () => ({ useSessionAfterEnd: () => undefined }))
vi.mock('../../shared/media/spool/spool-client', async () => {
  const { emptySpool } = await import('../../shared/media/spool/messages')
  const client = {
    open: () => undefined,
    subscribe: () => () => undefined,
    get: () => emptySpool,
    sidecars: () => [],
    forget: () => undefined,
    wake: () => undefined,
  }
  return { spoolClient: () => client }
})

// Long enough that only a page that never shows fails, also on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

class SilentEventSource extends EventTarget {
  close(): void {}
}

const sent: { path: string; body: unknown }[] = []
beforeAll(async () => {
  await Promise.all([
    import('../../shared/ui/alert-dialog-popup'),
    import('./start-new/start-new-popup'),
    import('./interview-page/finish/finish-page'),
    import('./accommodation/held-interview-gate'),
    import('./accommodation/adjustment-popup'),
    import('./pre-interview/resume-offer'),
    import('./pre-interview/steps/information'),
  ])
})
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  vi.stubGlobal('EventSource', SilentEventSource)
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = request.method === 'GET' ? '' : await request.clone().text()
    sent.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) })
    return Response.json({ state: 'scored', submissionId: null, items: [], heldUntil: null, requestsLeft: 5 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type WhyNot = (typeof refusals)[number]
type Page = 'link' | 'interview'
const linkPath = '/interview/AAAAAAAAAAAAAAAAAAAAAA'

/** Opens a page of the candidate with the real components. The interview page of a browser without a session says that it is missing. */
const open = async (name: StateName, whyNot: WhyNot, page: Page) => {
  const session = sessionsByState[name]
  const intro = createIntroOf(session, getAccess(name, whyNot))
  const details = { firstName: '', lastName: '', email: '' }
  const asked = { details, mode: null, opensDevices: false, sessionId: null }
  const root = createRootRoute()
  const showLink = () => (
    <AllowedInterview intro={intro} draft={openDraft(intro.linkId)} asked={asked} onChanged={async () => undefined} />
  )
  const showInterview = () =>
    session === null ? <SessionMissing linkId={intro.linkId} /> : <InterviewFlow intro={intro} initial={session} />
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/interview/$id', component: showLink }),
    createRoute({ getParentRoute: () => root, path: '/interview/$id/start', component: showInterview }),
  ]
  const path = page === 'link' ? linkPath : `${linkPath}/start`
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  render(
    <IntlProvider
      locale="en"
      timeZone="UTC"
      messages={{ accommodation, candidate, common, errors, recording, integrity }}
    >
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('heading', { hidden: true }).length).toBeGreaterThan(0))
  // Redirects and code that is loaded on demand.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(document.body.textContent, 'the page failed').not.toContain('Something went wrong!')
  return router
}

const isOffered = (control: Element): boolean =>
  control.closest('header') === null &&
  !(control as HTMLButtonElement).disabled &&
  control.textContent !== candidate.leave.notMe &&
  !(control.getAttribute('href') ?? '/').startsWith('#')

/** Names of what a candidate can press, but for the frame of the page and for the button of the next person at a shared device. */
const listControls = (): readonly string[] =>
  [...document.querySelectorAll('button, a[href]')].filter(isOffered).map((control) => control.textContent ?? '')

const states = Object.keys(sessionsByState) as StateName[]
const cases = states.flatMap((name) =>
  refusals.flatMap((whyNot) => (['link', 'interview'] as const).map((page) => ({ name, whyNot, page }))),
)

describe('every page in every state', () => {
  test.each(cases)('leads on from the $page page: $name, $whyNot', async ({ name, whyNot, page }) => {
    await open(name, whyNot, page)
    expect(listControls(), document.body.textContent ?? '').not.toEqual([])
  })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shows = async (text: string) => {
  await waitFor(() => expect(document.body.textContent).toContain(text))
}
const named = (text: string) => text.replace('{company}', 'Lotus')

describe('an unfinished interview', () => {
  test.each(['started', 'resumed', 'interrupted'] as const)(
    '%s: says what a new one does and aborts it',
    async (name) => {
      const router = await open(name, null, 'link')
      fireEvent.click(await screen.findByRole('button', { name: candidate.startNew.action }))
      await shows(named(candidate.startNew.text))
      expect(sent.filter(({ path }) => path.endsWith('/abort'))).toEqual([])
      press(candidate.startNew.confirm)
      await waitFor(() =>
        expect(sent.filter(({ path }) => path.endsWith('/chat/abort'))).toEqual([
          { path: '/api/interview/interview/chat/abort', body: { sessionId: sessionsByState[name].id } },
        ]),
      )
      await waitFor(() => expect(router.state.location.state.preInterviewStep).toBe('intro'))
    },
  )

  test('offers no new interview where none can be started', async () => {
    await open('interrupted', 'INTERVIEW_CLOSED', 'link')
    await screen.findByRole('button', { name: candidate.resume.resume })
    expect(screen.queryByRole('button', { name: candidate.startNew.action })).toBeNull()
  })

  test('is not opened by “Not now”, nor is a step that opens the camera, and can be continued afterwards', async () => {
    openDraft('AAAAAAAAAAAAAAAAAAAAAA').saveStep('devices')
    openDraft('AAAAAAAAAAAAAAAAAAAAAA').saveMode('chat')
    await open('interrupted', null, 'link')
    fireEvent.click(await screen.findByRole('button', { name: candidate.resume.later }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Lotus')
    press(candidate.resume.resume)
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })

  test('resumed later on the interview page shows the first page, without asking once more', async () => {
    const router = await open('interrupted', null, 'interview')
    fireEvent.click(await screen.findByRole('button', { name: candidate.resume.later }))
    await waitFor(() => expect(router.state.location.pathname).toBe(linkPath))
    expect(await screen.findByRole('button', { name: candidate.resume.resume })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('an interview that is over', () => {
  const unsubmitted = [
    { name: 'endedEmpty', text: candidate.intro.emptyBefore, page: candidate.done.nothingText },
    { name: 'abandoned', text: candidate.intro.abandonedBefore, page: candidate.done.abandonedText },
  ] as const

  test.each(unsubmitted)('$name: its link says so and begins a new one', async ({ name, text }) => {
    const router = await open(name, null, 'link')
    await shows(named(text))
    expect(router.state.location.pathname).toBe(linkPath)
    press(candidate.intro.start)
    expect(await screen.findByRole('heading', { level: 1, name: candidate.information.title })).toBeTruthy()
  })

  test.each(unsubmitted)('$name: its page says what becomes of it and leads to a new one', async ({ name, page }) => {
    const router = await open(name, null, 'interview')
    await shows(named(page))
    press(candidate.done.again)
    await waitFor(() => expect(router.state.location.pathname).toBe(linkPath))
    expect(await screen.findByRole('button', { name: candidate.intro.start })).toBeTruthy()
  })

  test.each(refusals.filter((whyNot) => whyNot !== null))(
    'without an answer says why no new one starts: %s',
    async (whyNot) => {
      const router = await open('endedEmpty', whyNot, 'link')
      await shows(errors[whyNot])
      await shows(candidate.done.nothingMore)
      expect(router.state.location.pathname).toBe(`${linkPath}/start`)
      expect(screen.queryByRole('button', { name: candidate.done.again })).toBeNull()
    },
  )

  test('with answers waits for its submission, also where a new one could be started', async () => {
    const router = await open('endedWithAnswers', null, 'link')
    expect(await screen.findByRole('button', { name: candidate.finish.submit })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`${linkPath}/start`)
  })

  test('of another browser, submitted since: a prepared one says that no attempt is left', async () => {
    await open('notBegun', 'INTERVIEW_ATTEMPTS_USED', 'link')
    await shows(errors.INTERVIEW_ATTEMPTS_USED)
    expect(screen.getByRole('button', { name: candidate.restoreAccess.started })).toBeTruthy()
  })
})

test.each(['link', 'interview'] as const)(
  'the dialog that offers to continue on the %s page also asks for an adjustment',
  async (page) => {
    await open('interrupted', null, page)
    const dialog = await screen.findByRole('alertdialog', { name: candidate.resume.title })
    fireEvent.click(within(dialog).getByRole('button', { name: candidate.adjustment.open }))
    expect(await screen.findByRole('textbox', { name: accommodation.own.text })).toBeTruthy()
    expect(screen.getByRole('button', { name: accommodation.own.send })).toBeTruthy()
  },
)
