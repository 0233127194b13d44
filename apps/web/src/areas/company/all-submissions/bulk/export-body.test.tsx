import type { SubmissionExport } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as exports } from '../../../../locales/en/exports'
import { formats } from '../../../../shared/i18n/formats'
import { ExportBody } from './export-body'
import type { ExportOrder } from './export-order'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = crypto.randomUUID()
const ordered: SubmissionExport = {
  id,
  format: 'csv',
  state: 'queued',
  failure: null,
  createdAt: '2026-11-27T09:00:00.000Z',
  progress: { done: 0, total: 2 },
  expiresAt: null,
  sizeBytes: null,
  download: null,
}
const ready: SubmissionExport = {
  ...ordered,
  state: 'ready',
  expiresAt: '2026-12-04T09:00:00.000Z',
  download: { url: 'http://127.0.0.1:3000/file', expiresAt: '2026-11-27T09:10:00.000Z' },
}

/** A server that answers the order and then these states, the last one for good. */
function serve(order: Response, ...states: SubmissionExport[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    if (request.method === 'GET') return Response.json(states.length > 1 ? states.shift() : states[0])
    sent.push(await request.json())
    return order
  })
  return sent
}

function Shown({ order }: { order: ExportOrder }) {
  const [exportId, setExportId] = useState<string | null>(null)
  return <ExportBody order={order} exportId={exportId} onExportId={setExportId} />
}
const show = (order: ExportOrder = { submissionIds: ['a', 'b'] }) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })}
    >
      <IntlProvider locale="en" timeZone="UTC" formats={formats} messages={{ common, errors, exports }}>
        <Shown order={order} />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('orders the chosen kind of file, shows how far it is and then the download', async () => {
  const sent = serve(
    Response.json(ordered, { status: 202 }),
    { ...ordered, state: 'running', progress: { done: 1, total: 2 } },
    ready,
  )
  show()
  fireEvent.click(screen.getByRole('radio', { name: /CSV table/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  expect(await screen.findByText('1 of 2')).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 4_000 })
  expect(link.getAttribute('href')).toBe('http://127.0.0.1:3000/file')
  expect(screen.getByText(/until Dec 4, 2026/)).toBeDefined()
  expect(sent).toEqual([{ format: 'csv', submissionIds: ['a', 'b'] }])
})

test('orders all that a filter finds, without naming each', async () => {
  const sent = serve(Response.json(ordered, { status: 202 }), ready)
  show({ filter: { status: 'scored', sort: 'level' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  expect(await screen.findByRole('link', { name: 'Download' }, { timeout: 4_000 })).toBeDefined()
  expect(sent).toEqual([{ format: 'xlsx', filter: { status: 'scored', sort: 'level' } }])
})

test('says why there is no file, and lets the reader choose again', async () => {
  serve(Response.json(ordered, { status: 202 }), { ...ordered, state: 'failed', failure: 'no_space' })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  expect(await screen.findByText(exports.failures.no_space)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(screen.getAllByRole('radio')).toHaveLength(4)
})

test('shows a refusal of the order in words and keeps the choice', async () => {
  serve(Response.json({ code: 'EXPORT_LIMIT_REACHED' }, { status: 409 }))
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  expect(await screen.findByText(errors.EXPORT_LIMIT_REACHED)).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
})

test('leads to the list, and asks no more, where the server knows no such export', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    if (new Request(input).method === 'POST') return Response.json(ordered, { status: 202 })
    asked += 1
    return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  expect(await screen.findByText(exports.gone)).toBeDefined()
  expect(screen.getByRole('link', { name: exports.toList }).getAttribute('href')).toBe('/company/all-submissions')
  expect(screen.queryByRole('button', { name: common.actions.retry })).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 1_700))
  expect(asked).toBe(1)
})

test('offers to try again where the server could not answer', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    if (new Request(input).method === 'POST') return Response.json(ordered, { status: 202 })
    asked += 1
    return asked === 1 ? Response.json({ code: 'UNAVAILABLE' }, { status: 503 }) : Response.json(ready)
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  fireEvent.click(await screen.findByRole('button', { name: common.actions.retry }))
  expect(await screen.findByRole('link', { name: 'Download' })).toBeDefined()
})

test('offers the evidence pack for one submission only', async () => {
  const sent = serve(Response.json({ ...ordered, format: 'evidence' }, { status: 202 }), ready)
  const { unmount } = show()
  expect(screen.queryByRole('radio', { name: /Evidence pack/ })).toBeNull()
  unmount()
  show({ submissionIds: ['a'] })
  fireEvent.click(screen.getByRole('radio', { name: /Evidence pack/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Start export' }))
  await screen.findByRole('link', { name: 'Download' }, { timeout: 4_000 })
  expect(sent).toEqual([{ format: 'evidence', submissionIds: ['a'] }])
})
