import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { messages as account } from '../../../locales/en/account'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'

/** For component tests of the auth screens: their English texts and a client without retries. */
export function renderAuth(element: ReactElement): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ account, common, company, errors }} timeZone="UTC">
        {element}
      </IntlProvider>
    </QueryClientProvider>,
  )
}

/** One recorded request. */
export interface Sent {
  path: string
  body: unknown
}

/** A server that records requests and answers in turn with a body, or a refusal with its code. */
export function createFakeServer(
  ...answers: ({ status?: number; body: unknown } | { refuse: string; status: number })[]
) {
  const sent: Sent[] = []
  const left = [...answers]
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const text = await request.text()
    sent.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) })
    const answer = left.shift()
    if (answer === undefined) throw new Error(`nobody expected ${request.url}`)
    if ('refuse' in answer) {
      const { refuse, status } = answer
      const problem = { type: 'about:blank', title: refuse, status, code: refuse, requestId: 'r1' }
      return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } })
    }
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    })
  }
  return { sent, fetch }
}
