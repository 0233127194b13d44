import type { AccommodationRequest, Session } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../../locales/en/accommodation'
import { query } from '../../../shared/api/client'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { accommodationAnswer, createAccommodation } from '../../../shared/testing/create-accommodation'
import { createIntro } from '../testing/create-intro'
import { AdjustmentPlace } from './adjustment-place'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

// Both are loaded on demand.
beforeAll(async () => {
  await Promise.all([import('./adjustment-news'), import('./newest-request')])
})

let items: AccommodationRequest[]
let requests: number
beforeEach(() => {
  items = []
  requests = 0
  vi.stubGlobal('fetch', async () => {
    requests += 1
    return Response.json({ items, heldUntil: '2126-12-09T10:00:00.000Z', requestsLeft: 4 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(session: Session | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ accommodation }}>
        <AdjustmentPlace intro={createIntro({ organizationName: 'Kiln', modes: ['chat'], session })} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return invalidate
}
const notBegun = createSession({ state: 'created' })

test('a step shows the newest request of an interview that has not begun', async () => {
  items = [createAccommodation(), createAccommodation({ id: '00000000-0000-4000-8000-000000000012', text: 'Older' })]
  const invalidate = show(notBegun)
  expect(await screen.findByText(/A person at Kiln has until November 25, 2126/)).toBeTruthy()
  expect(screen.getByText(/Your interview waits until December 9, 2126 at 10:00 AM UTC/)).toBeTruthy()
  expect(screen.queryByText('Older')).toBeNull()
  expect(invalidate).not.toHaveBeenCalled()
})

test('an answer that allows typing loads the choice of how to answer again', async () => {
  items = [createAccommodation({ answer: accommodationAnswer })]
  const invalidate = show(notBegun)
  await waitFor(() =>
    expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: query.interview.candidate.intro.key() }),
  )
  expect(await screen.findByText('You can type your answers in this interview.')).toBeTruthy()
})

test('nothing is asked of the server without an interview, in a practice, and once it has begun', () => {
  show(null)
  show(createSession({ state: 'created', isPractice: true }))
  show(createSession({ state: 'resumed' }))
  expect(requests).toBe(0)
})
