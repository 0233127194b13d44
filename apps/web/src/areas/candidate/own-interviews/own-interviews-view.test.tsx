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
    row.getByText(/Your data is erased on November 28, 2026 at 10:10.AM\. Until then, you can undo this\./),
  ).toBeTruthy()
  expect(row.queryByText(/Result ready/)).toBeNull()
  expect(row.getByRole('link', { name: 'Open receipt: Baker at Sao Mai' }).getAttribute('href')).toBe(
    `/submission/${id}`,
  )
  fireEvent.click(row.getByRole('button', { name: 'Undo: Baker at Sao Mai' }))
  await waitFor(() => expect(server.to(undoPath)).toHaveLength(1))
})

test('without time to undo there is no button, and a refused undo says why', async () => {
  const late = await show({ ...pending, state: 'running', undoMs: 0 })
  expect(late.row.queryByRole('button')).toBeNull()
  cleanup()
  const refused = await show(pending, refusal('DELETION_FINAL', 409))
  fireEvent.click(refused.row.getByRole('button', { name: /^Undo/ }))
  expect((await refused.row.findByRole('alert')).textContent).toMatch(/can’t be undone|being erased/)
})
