import type { AccommodationRequest } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../../locales/en/accommodation'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { accommodationAnswer, createAccommodation } from '../../../shared/testing/create-accommodation'
import { createIntro } from '../testing/create-intro'
import { HeldInterviewGate } from './held-interview-gate'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

// The page is loaded on demand.
beforeAll(async () => {
  await Promise.all([import('./held-interview'), import('../../../locales/en/accommodation')])
})

let items: AccommodationRequest[]
let status: number
beforeEach(() => {
  items = []
  status = 200
  vi.stubGlobal('fetch', async () =>
    status === 200
      ? Response.json({ items, heldUntil: '2126-12-09T10:00:00.000Z', requestsLeft: 4 })
      : Response.json({ type: 'about:blank', title: '', status, code: 'INTERNAL', requestId: '' }, { status }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(isFromInterview = false) {
  const session = createSession({ state: 'interrupted', remainingMs: 65_000 })
  const intro = createIntro({ organizationName: 'Kiln', session })
  const root = createRootRoute()
  const showGate = () => (
    <HeldInterviewGate {...{ intro, session, isFromInterview }}>
      <h1>Welcome</h1>
    </HeldInterviewGate>
  )
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: showGate }),
    createRoute({ getParentRoute: () => root, path: '/interview/$id/start', component: () => 'the interview' }),
  ]
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
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

test('while it waits, the page shows the request and its dates, and the interview can be continued', async () => {
  items = [createAccommodation()]
  const router = await show(true)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your interview is paused' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/You can also close this page: the answer comes by email/)).toBeTruthy()
  expect(screen.getByText(/A person at Kiln answers by November 25, 2126/)).toBeTruthy()
  expect(screen.getByText('1:05 left.')).toBeTruthy()
  expect(screen.queryByText('Ask for another adjustment')).toBeNull()
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
