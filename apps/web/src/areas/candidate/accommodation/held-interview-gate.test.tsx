import type { AccommodationRequest } from '@candor/contract'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../../locales/en/accommodation'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { accommodationAnswer, createAccommodation } from '../../../shared/testing/create-accommodation'
import { createIntro } from '../testing/create-intro'
import { AdjustmentButton } from './adjustment-button'
import { HeldInterviewGate } from './held-interview-gate'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

// The page is loaded on demand.
beforeAll(async () => {
  await Promise.all([
    import('./held-interview'),
    import('./adjustment-popup'),
    import('../../../locales/en/accommodation'),
  ])
})

let items: AccommodationRequest[]
let status: number
let reads: number
beforeEach(() => {
  items = []
  status = 200
  reads = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      items = [createAccommodation(), ...items]
      return Response.json(items[0])
    }
    reads += 1
    // Long enough that the page is drawn meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 20))
    return status === 200
      ? Response.json({ items, heldUntil: '2126-12-09T10:00:00.000Z', requestsLeft: 4 })
      : Response.json({ type: 'about:blank', title: '', status, code: 'INTERNAL', requestId: '' }, { status })
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
  vi.unstubAllGlobals()
})

const firstPage = '/interview/AAAAAAAAAAAAAAAAAAAAAA'
const session = createSession({ state: 'interrupted', remainingMs: 65_000 })
const intro = createIntro({ organizationName: 'Kiln', session })

async function show(isFromInterview = false, extra: ReactNode = null) {
  const root = createRootRoute()
  const showGate = () => (
    <HeldInterviewGate {...{ intro, session, isFromInterview }}>
      <h1>Welcome</h1>
      {extra}
    </HeldInterviewGate>
  )
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/interview/$id', component: showGate }),
    createRoute({ getParentRoute: () => root, path: '/interview/$id/start', component: () => 'the interview' }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [firstPage] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ accommodation, candidate, common, errors }}>
        <RouterProvider router={router as never} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return router
}

test('a begun interview in which nothing was asked for opens as always', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy()
})

test('a failure keeps no one from continuing', async () => {
  status = 500
  await show()
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy()
})

test('a dialog of the page stays open while it loads the requests once more', async () => {
  status = 500
  await show(false, <AdjustmentButton intro={intro} session={session} />)
  fireEvent.click(await screen.findByRole('button', { name: candidate.adjustment.open }))
  expect(await screen.findByText(accommodation.own.failed)).toBeTruthy()
  const dialog = screen.getByRole('dialog')
  const before = reads
  fireEvent.click(screen.getByRole('button', { name: common.actions.retry }))
  await waitFor(() => expect(reads).toBe(before + 1))
  expect(await screen.findByText(accommodation.own.failed)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBe(dialog)
  status = 200
  fireEvent.click(screen.getByRole('button', { name: common.actions.retry }))
  expect(await screen.findByLabelText(accommodation.own.text)).toBeTruthy()
})

test('without a network the page opens without the requests', async () => {
  onlineManager.setOnline(false)
  await show()
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy()
})

test('while it waits, the page shows the request and its dates, and the interview can be continued', async () => {
  items = [createAccommodation()]
  const router = await show(true)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your interview is paused' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/You can also close this page: the answer comes by email/)).toBeTruthy()
  expect(screen.getByText(/A person at Kiln has until November 25, 2126/)).toBeTruthy()
  expect(screen.getByText('1:05 left.')).toBeTruthy()
  expect(screen.queryByText('Ask for another adjustment')).toBeNull()
  expect(screen.getByRole('button', { name: 'Your requests' })).toBeTruthy()
  fireEvent.click(screen.getByText('Continue the interview'))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/start$/))
})

test('an answer is shown first, with its outcome, its author and its language', async () => {
  items = [createAccommodation({ answer: accommodationAnswer })]
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your request was answered' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByText('Your request was granted')).toBeTruthy()
  expect(screen.getByText(accommodationAnswer.text).getAttribute('lang')).toBe('en')
  expect(screen.getByText('You can type your answers in this interview.')).toBeTruthy()
  expect(screen.getByText('Thu Trần, November 21, 2026')).toBeTruthy()
  expect(screen.getByText('Ask for another adjustment')).toBeTruthy()
})

test('a further request closes the dialog, takes the focus to the heading, and leaves the earlier answer readable', async () => {
  items = [createAccommodation({ id: '00000000-0000-4000-8000-000000000012', answer: accommodationAnswer })]
  await show(true)
  fireEvent.click(await screen.findByText('Ask for another adjustment'))
  fireEvent.change(await screen.findByLabelText(accommodation.own.text), { target: { value: 'Large print' } })
  fireEvent.click(screen.getByText(accommodation.own.send))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your interview is paused' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(heading))
  fireEvent.click(screen.getByRole('button', { name: 'Your requests' }))
  expect(await screen.findByText(accommodationAnswer.text)).toBeTruthy()
})
