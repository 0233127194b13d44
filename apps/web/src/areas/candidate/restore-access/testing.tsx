import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { messages as responses } from '../../../locales/en/responses'

export interface Sent {
  readonly path: string
  readonly body: unknown
}
interface Reply {
  readonly status?: number
  readonly body: unknown
}
export type Replies = Readonly<Record<string, Reply>>

export const refusal = (code: string, status = 422, params = {}): Reply => ({ status, body: { code, status, params } })

/** A fake server with one reply per path. It records the requests. */
export function createFakeServer(replies: Replies) {
  const sent: Sent[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/', '')
    const text = await request.text()
    sent.push({ path, body: text === '' ? null : JSON.parse(text) })
    const { status = 200, body } = replies[path] ?? refusal('NOT_FOUND', 404)
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  }
  return {
    sent,
    fetch,
    to: (path: string) => sent.filter((request) => request.path === path).map((request) => request.body),
  }
}

export const renderRestoreAccess = (element: ReactElement): RenderResult =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={{ common, errors, candidate, assessment, responses }} timeZone="UTC">
        {element}
      </IntlProvider>
    </QueryClientProvider>,
  )
