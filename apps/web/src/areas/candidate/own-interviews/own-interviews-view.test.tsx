import type { OwnDeletion, OwnSubmissionSummary } from '@candor/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer, type Replies, refusal, renderRestoreAccess } from '../restore-access/testing'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
const { OwnInterviewsView } = await import('./own-interviews-view')

const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const pending: OwnDeletion = {
  submissionId: id,
  state: 'scheduled',
  by: 'candidate',
  organizationName: 'Sao Mai',
  positionName: 'Baker',
  orderedAt: '2026-11-28T10:00:00.000Z',
  dueAt: '2026-11-28T10:10:00.000Z',
  undoMs: 500_000,
  erasedAt: null,
  erased: [],
}
const createItem = (deletion: OwnDeletion | null): OwnSubmissionSummary => ({
  id,
  sessionId: '00000000-0000-4000-8000-000000000001',
  positionName: 'Baker',
  organizationName: 'Sao Mai',
  logoUrl: null,
  language: 'en',
  submittedAt: '2026-11-01T10:00:00.000Z',
  result: 'ready',
  answerCount: 1,
  deletion,
})
const undoPath = `seeker/seeker/submission/${id}/deletion/undo`

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async (deletion: OwnDeletion, undo: Replies[string] = { status: 204, body: null }) => {
  const server = createFakeServer({
    'seeker/seeker/submission': { body: { items: [createItem(deletion)], deleted: [] } },
    [undoPath]: undo,
  })
  vi.stubGlobal('fetch', server.fetch)
  renderRestoreAccess(<OwnInterviewsView />)
  return { server, row: within(await screen.findByTestId('own-interview')) }
}

test('an interview that the candidate deleted says when it is erased, and can be restored', async () => {
  const { server, row } = await show(pending)
  expect(row.getByText(/You deleted this interview/)).toBeTruthy()
  expect(
    row.getByText(/Your data is erased on November 28, 2026 at 10:10.AM UTC\. Until then, you can undo this\./),
  ).toBeTruthy()
  expect(row.queryByText(/Result ready/)).toBeNull()
  expect(row.getByRole('link', { name: 'Open receipt: Baker at Sao Mai' }).getAttribute('href')).toBe(
    `/submission/${id}`,
  )
  fireEvent.click(row.getByRole('button', { name: 'Undo: Baker at Sao Mai' }))
  await waitFor(() => expect(server.to(undoPath)).toHaveLength(1))
})

/** A server whose list changes: a restored interview has no deletion. */
const serveChanging = () => {
  const server: { deletion: OwnDeletion | null } = { deletion: pending }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!new Request(input, init).url.endsWith('/undo'))
      return Response.json({ items: [createItem(server.deletion)], deleted: [] })
    server.deletion = null
    return new Response(null, { status: 204 })
  })
  return server
}

test('the focus moves to the title of a restored interview, and its restoring is announced', async () => {
  serveChanging()
  renderRestoreAccess(<OwnInterviewsView />)
  const row = within(await screen.findByTestId('own-interview'))
  const status = row.getByRole('status')
  expect(status.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Baker' })))
  expect(status.isConnected).toBe(true)
  expect(status.textContent).toBe('Your interview is restored.')
})

test('the sentence of a deletion follows the server until the data is erased', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = serveChanging()
  renderRestoreAccess(<OwnInterviewsView />)
  await screen.findByText(/Until then, you can undo this\./)
  server.deletion = { ...pending, state: 'running', undoMs: 0 }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText(/being erased now/)).toBeTruthy()
})

test('without time to undo there is no button, and a refused undo says why', async () => {
  const late = await show({ ...pending, state: 'running', undoMs: 0 })
  expect(late.row.queryByRole('button')).toBeNull()
  cleanup()
  const refused = await show(pending, refusal('DELETION_FINAL', 409))
  fireEvent.click(refused.row.getByRole('button', { name: /^Undo/ }))
  expect((await refused.row.findByRole('alert')).textContent).toMatch(/can’t be undone|being erased/)
})
