import type { Deletion } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as deletion } from '../../../../locales/en/deletion'
import { messages as errors } from '../../../../locales/en/errors'
import { DeletionNoticePlace } from '../../deletions/deletion-notice-place'
import { announceDeletion, dismissDeletionNotice } from '../../deletions/deletion-notice-store'
import { useUndoDeletion } from '../../deletions/use-undo-deletion'
import { DeleteButton } from './delete-button'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  dismissDeletionNotice()
  vi.unstubAllGlobals()
})

const ids = [crypto.randomUUID(), crypto.randomUUID()]
const receipt: Deletion = {
  id: crypto.randomUUID(),
  state: 'scheduled',
  cause: 'member',
  submissionCount: 2,
  orderedAt: '2026-11-27T09:00:00.000Z',
  orderedBy: 'Mai',
  dueAt: '2026-11-27T09:10:00.000Z',
  undoMs: 600_000,
  undoneAt: null,
  finishedAt: null,
  erased: [],
}

const refuse = (code: string, status: number): Response => Response.json({ code }, { status })

/** A server that lets the member delete, or not, and answers each undo. Returns what was sent to it. */
function serve(mayDelete = true, undo = () => Response.json({ ...receipt, state: 'undone', undoMs: 0 })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return Response.json({ can: { 'submission.delete': mayDelete } })
    const body = await request.text()
    sent.push([pathname.split('/').slice(-2).join('/'), body === '' ? null : JSON.parse(body)])
    return pathname.endsWith('/undo') ? undo() : Response.json(receipt)
  })
  return sent
}

const show = (onDone: () => void) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, deletion, errors }}>
        <DeleteButton submissionIds={ids} onDone={onDone} />
        <DeletionNoticePlace />
      </IntlProvider>
    </QueryClientProvider>,
  )

/** The receipt of another deletion, as the settings show it. */
function OtherReceipt() {
  const undo = useUndoDeletion()
  return (
    <button type="button" onClick={() => undo.mutate({ id: crypto.randomUUID() })}>
      Undo another
    </button>
  )
}

const showNotice = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, deletion, errors }}>
        <DeletionNoticePlace />
        <OtherReceipt />
      </IntlProvider>
    </QueryClientProvider>,
  )

/** The question and the notice are loaded when they are needed. */
const loadingMs = 15_000
const findButton = (name: string) => screen.findByRole('button', { name }, { timeout: loadingMs })

test('asks first, deletes, and then offers the way back, which has the focus', async () => {
  const sent = serve()
  const onDone = vi.fn()
  show(onDone)
  fireEvent.click(await findButton('Delete'))
  const confirm = await findButton('Delete 2 submissions')
  expect(sent).toEqual([])
  fireEvent.click(confirm)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toEqual([['submission/delete-list', { ids }]])
  expect(await screen.findByText('2 submissions deleted', {}, { timeout: loadingMs })).toBeTruthy()
  const undo = await findButton('Undo')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  await waitFor(() => expect(sent[1]).toContain(`${receipt.id}/undo`))
  await waitFor(() => expect(screen.queryByText('2 submissions deleted')).toBeNull())
}, 60_000)

test('is absent for members who may not delete', async () => {
  serve(false)
  show(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the way back after an undo that failed, until the server says that it is final', async () => {
  const answers = [refuse('UNAVAILABLE', 503), refuse('DELETION_FINAL', 409)]
  const sent = serve(true, () => answers.shift() ?? refuse('INTERNAL', 500))
  announceDeletion(receipt)
  showNotice()
  fireEvent.click(await findButton('Undo'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(answers).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  fireEvent.click(await findButton('Undo'))
  await waitFor(() => expect(screen.queryByText('2 submissions deleted')).toBeNull())
  expect(answers).toHaveLength(0)
}, 60_000)

test('keeps the way back when another deletion is undone', async () => {
  const sent = serve()
  announceDeletion(receipt)
  showNotice()
  await findButton('Undo')
  fireEvent.click(await findButton('Undo another'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('2 submissions deleted')).toBeTruthy()
}, 60_000)
