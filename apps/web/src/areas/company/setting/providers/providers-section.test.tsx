import type { ProviderCheck, ProviderKind, ProviderStatus } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as judgeExam } from '../../../../locales/en/judge-exam'
import { messages as providers } from '../../../../locales/en/providers'
import { createFakeServer } from '../../auth/testing'
import { ProvidersSection } from './providers-section'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const none = (kind: ProviderKind): ProviderStatus => ({ kind, source: 'none', model: null, prices: [] })
const recognition: ProviderStatus = {
  kind: 'speech-to-text',
  source: 'configured',
  model: 'whisper-large',
  prices: [{ unit: 'minute', usd: 0.006 }],
}
const items = [recognition, none('text-to-speech'), none('language-model')]
const check = (changes: Partial<ProviderCheck>): ProviderCheck => ({
  kind: 'speech-to-text',
  passed: true,
  latency: { calls: 2, p50Ms: 800, p95Ms: 900, maxMs: 900 },
  samples: [
    { language: 'en', fault: null, status: null, wordErrorRate: 0.08 },
    { language: 'vi', fault: null, status: null, wordErrorRate: 0.2 },
  ],
  ...changes,
})

const show = (server: ReturnType<typeof createFakeServer>, mayCheck = true) => {
  vi.stubGlobal('fetch', server.fetch)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ common, errors, judgeExam, providers }} timeZone="UTC">
        <ProvidersSection policy={{ mayJudge: false, obstacle: 'no_exam' }} mayCheck={mayCheck} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

const checkNow = async () => fireEvent.click(await screen.findByRole('button', { name: 'Check now' }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the providers of the server', () => {
  it('says what candidates get without each of them, and offers no check of nothing', async () => {
    show(
      createFakeServer({ body: { items: [none('speech-to-text'), none('text-to-speech'), none('language-model')] } }),
    )
    expect(await screen.findByText(/Other candidates type their answers/)).toBeTruthy()
    expect(screen.getByText(/Captions are always shown/)).toBeTruthy()
    expect(screen.getByText(/Built-in rules ask follow-up questions/)).toBeTruthy()
    expect(screen.getAllByText('Not configured')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  })

  it('shows model and price, and claims nothing before a check', async () => {
    show(createFakeServer({ body: { items } }))
    expect(await screen.findByText('whisper-large')).toBeTruthy()
    expect(screen.getByText('$0.006 per minute')).toBeTruthy()
    expect(screen.getAllByText('Not checked yet')).toHaveLength(2)
    expect(screen.queryByText('Works')).toBeNull()
  })

  it('checks on request and shows latency and word error rates', async () => {
    const server = createFakeServer({ body: { items } }, { body: { items: [check({})] } })
    show(server)
    await checkNow()
    expect(await screen.findByText('Works')).toBeTruthy()
    expect(screen.getByText(/Median 800 ms, 95th percentile 900 ms, longest 900 ms \(2 calls\)/)).toBeTruthy()
    expect(screen.getByText(/English: 8% · Vietnamese: 20%/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Check finished: 1 of 1 work.')
    expect(server.sent.map(({ path }) => path)).toEqual([
      '/api/interview/provider-status',
      '/api/interview/provider-check',
    ])
  })

  it('names the cause of a failed check and what to do, once for both languages', async () => {
    const samples = (['en', 'vi'] as const).map((language) => ({
      language,
      fault: 'unauthorized' as const,
      status: 401,
      wordErrorRate: null,
    }))
    show(createFakeServer({ body: { items } }, { body: { items: [check({ passed: false, latency: null, samples })] } }))
    await checkNow()
    expect(await screen.findByText('English, Vietnamese: The key was refused.')).toBeTruthy()
    expect(screen.getByText(/Set STT_API_KEY to a key that the provider accepts. \(status 401\)/)).toBeTruthy()
    expect(screen.getByText('No call was answered')).toBeTruthy()
    expect(screen.getByText('Doesn’t work')).toBeTruthy()
  })

  it('says that candidates notice a slow provider', async () => {
    const latency = { calls: 2, p50Ms: 4_000, p95Ms: 5_000, maxMs: 5_000 }
    show(createFakeServer({ body: { items } }, { body: { items: [check({ latency })] } }))
    await checkNow()
    expect(await screen.findByText(/Slow: candidates notice more than 4,000 ms/)).toBeTruthy()
  })

  it('shows why no check ran', async () => {
    show(createFakeServer({ body: { items } }, { refuse: 'RATE_LIMITED', status: 429 }))
    await checkNow()
    await waitFor(() => expect(screen.getByText('The check didn’t run.')).toBeTruthy())
    expect(screen.getByText(errors.RATE_LIMITED)).toBeTruthy()
  })

  it('offers no check to members who may not start one', async () => {
    show(createFakeServer({ body: { items } }), false)
    expect(await screen.findByText('whisper-large')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  })
})
