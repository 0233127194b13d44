import type { ResponseRateSetting } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as settings } from '../../../../locales/en/settings'
import { ResponseRateSection } from './response-rate-section'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server with this rate. Returns what was sent to it. */
function serve(rate: ResponseRateSetting['rate'], isRefusing = false): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json({ isShown: false, rate })
    const body: unknown = await request.json()
    sent.push(body)
    if (isRefusing) return Response.json({ code: 'UNAVAILABLE', status: 503, message: '' }, { status: 503 })
    return Response.json({ isShown: true, rate })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={{ common, errors, settings }} timeZone="UTC">
        <ResponseRateSection />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return sent
}

const findBox = () => screen.findByRole('checkbox', { name: 'Show our response rate to candidates' })

test('shows the organization its own rate while candidates don’t see it, and shows it to them', async () => {
  const sent = serve({ percent: 66, count: 3, days: 180 })
  const text = 'You replied to 66% of 3 candidates by the promised date in the last 180 days.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect((await findBox()).getAttribute('aria-checked')).toBe('false')
  fireEvent.click(await findBox())
  await waitFor(() => expect(sent.at(-1)).toEqual({ isShown: true }))
  await waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('true'))
})

test('says that nothing is known where no promised date passed', async () => {
  serve(null)
  expect(await screen.findByText('No promised date passed in the last 180 days.')).toBeTruthy()
})

test('a choice that is refused is shown as it is stored', async () => {
  const sent = serve(null, true)
  fireEvent.click(await findBox())
  await waitFor(() => expect(sent.at(-1)).toEqual({ isShown: true }))
  await waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('false'))
})
