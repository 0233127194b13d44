import type { AccommodationRequest, Session } from '@candor/contract'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../../locales/en/accommodation'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { createAccommodation } from '../../../shared/testing/create-accommodation'
import { createIntro } from '../testing/create-intro'
import { AdjustmentPopup } from './adjustment-popup'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

let items: AccommodationRequest[]
let requestsLeft: number
let refusal: string | null
/** What becomes of the response after the server has stored the request. */
let respond: () => Promise<void>
/** Throws where the list can't be read. */
let readList: () => Promise<void>
const sent: unknown[] = []
beforeEach(() => {
  items = []
  requestsLeft = 5
  refusal = null
  respond = async () => undefined
  readList = async () => undefined
  sent.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') {
      await readList()
      return Response.json({ items, heldUntil: items.length === 0 ? null : '2126-12-09T10:00:00.000Z', requestsLeft })
    }
    sent.push(await request.json())
    if (refusal !== null)
      return Response.json(
        { type: 'about:blank', title: '', status: 409, code: refusal, requestId: '' },
        { status: 409 },
      )
    items = [createAccommodation()]
    await respond()
    return Response.json(items[0])
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
  vi.unstubAllGlobals()
})

async function open(session: Session | null, modes: Session['modes'] = ['chat', 'text']) {
  const onWaiting = vi.fn()
  const intro = createIntro({ organizationName: 'Kiln', modes })
  const root = createRootRoute()
  const showPopup = () => (
    <AdjustmentPopup {...{ intro, session, onWaiting }} trigger={<button type="button">Open</button>} />
  )
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: showPopup }),
    createRoute({ getParentRoute: () => root, path: '/interview/$id', component: () => 'the first page' }),
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
  fireEvent.click(await screen.findByText('Open'))
  await screen.findByText('You can do this without asking')
  return { router, onWaiting }
}

const write = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('What would help you?'), { target: { value: text } })
  fireEvent.click(screen.getByText('Send request'))
}

const notBegun = createSession({ state: 'created' })
const underway = createSession({ state: 'resumed' })
const firstPage = '/interview/AAAAAAAAAAAAAAAAAAAAAA'

test('says first what needs no request, then who reads it and by when a person answers', async () => {
  await open(notBegun)
  expect(screen.getByText('Type your answers instead of speaking.')).toBeTruthy()
  expect(await screen.findByText(/Only people at Kiln who manage interviews read this/)).toBeTruthy()
  expect(
    screen.getByText(
      /A person at Kiln has until .* at .* UTC to answer, on this page and by email. Your interview waits\./,
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/the interview pauses/)).toBeNull()
})

test('doesn’t offer typing where the interview is spoken only', async () => {
  await open(notBegun, ['chat'])
  expect(screen.queryByText('Type your answers instead of speaking.')).toBeNull()
})

test('before the candidate has given their name it says how to get to the form, and asks nothing', async () => {
  await open(null)
  expect(screen.getByText(/First enter your name and email/)).toBeTruthy()
  expect(screen.queryByText('Send request')).toBeNull()
})

test('an interview that is over is not asked about: a new one comes first', async () => {
  await open(createSession({ state: 'ended' }))
  expect(screen.queryByText('Send request')).toBeNull()
})

test('asks for words before it sends anything', async () => {
  await open(notBegun)
  await write('  ')
  expect(await screen.findByText('Write what would help you.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('before the interview the dialog then shows the request with its dates, in its language', async () => {
  const { router } = await open(notBegun)
  await write(' Tôi nói lắp, xin cho tôi gõ câu trả lời. ')
  expect(await screen.findByText(/A person at Kiln has until November 25, 2126/)).toBeTruthy()
  expect(screen.getByText(/waits until December 9, 2126 at 10:00 AM UTC/)).toBeTruthy()
  expect(screen.getByText(createAccommodation().text).getAttribute('lang')).toBe('vi')
  expect(sent).toMatchObject([{ text: 'Tôi nói lắp, xin cho tôi gõ câu trả lời.' }])
  expect(screen.queryByText('Send request')).toBeNull()
  expect(document.activeElement?.contains(screen.getByText(createAccommodation().text))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(router.state.location.pathname).toBe('/')
})

test('during the interview the page stops resuming before the request is sent, and is left afterwards', async () => {
  const { router, onWaiting } = await open(underway)
  expect(await screen.findByText(/the interview pauses and the clock stops/)).toBeTruthy()
  await write('A sign language interpreter')
  await waitFor(() => expect(router.state.location.pathname).toBe(firstPage))
  expect(router.state.location.state).toMatchObject({ isResumeLater: true })
  expect(onWaiting.mock.calls).toEqual([[true]])
})

test('a dialog that is closed while the request is sent doesn’t let the page resume', async () => {
  let deliver = () => {}
  respond = () =>
    new Promise((resolve) => {
      deliver = resolve
    })
  const { router, onWaiting } = await open(underway)
  await write('A sign language interpreter')
  await waitFor(() => expect(items).toHaveLength(1))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onWaiting.mock.calls).toEqual([[true]])
  deliver()
  await waitFor(() => expect(router.state.location.pathname).toBe(firstPage))
  expect(onWaiting.mock.calls).toEqual([[true]])
})

test('a stored request whose response is lost counts as sent', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'))
  const { router, onWaiting } = await open(underway)
  await write('A sign language interpreter')
  await waitFor(() => expect(router.state.location.pathname).toBe(firstPage))
  expect(onWaiting.mock.calls).toEqual([[true]])
})

test('while nothing can be read after a lost response, the page doesn’t resume, and is left once the request is found', async () => {
  const { router, onWaiting } = await open(underway)
  respond = () => Promise.reject(new TypeError('Failed to fetch'))
  readList = respond
  await write('A sign language interpreter')
  expect(await screen.findByText(errors.UNAVAILABLE)).toBeTruthy()
  expect(onWaiting.mock.calls).toEqual([[true]])
  readList = async () => undefined
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(router.state.location.pathname).toBe(firstPage))
  expect(onWaiting.mock.calls).toEqual([[true]])
})

test('without a network the request fails at once and is not sent later', async () => {
  const { onWaiting } = await open(underway)
  onlineManager.setOnline(false)
  respond = async () => {
    items = []
    throw new TypeError('Failed to fetch')
  }
  await write('A sign language interpreter')
  expect(await screen.findByText(errors.UNAVAILABLE)).toBeTruthy()
  expect(onWaiting.mock.calls).toEqual([[true], [false]])
  onlineManager.setOnline(true)
  expect(sent).toHaveLength(1)
})

test('the page is left without reading the list again first', async () => {
  const { router } = await open(underway)
  await screen.findByText('Send request')
  readList = () => new Promise(() => undefined)
  await write('A sign language interpreter')
  await waitFor(() => expect(router.state.location.pathname).toBe(firstPage))
})

test('a refused request leaves the interview as it is, and the page may resume again', async () => {
  refusal = 'ACCOMMODATION_LIMIT_REACHED'
  const { router, onWaiting } = await open(underway)
  await write('A sign language interpreter')
  expect(await screen.findByText(errors.ACCOMMODATION_LIMIT_REACHED)).toBeTruthy()
  expect(onWaiting.mock.calls).toEqual([[true], [false]])
  expect(router.state.location.pathname).toBe('/')
})

test('after the last request that an interview may have, there is no form', async () => {
  requestsLeft = 0
  await open(notBegun)
  expect(await screen.findByText('You’ve sent as many requests as one interview can have.')).toBeTruthy()
  expect(screen.queryByText('Send request')).toBeNull()
})
