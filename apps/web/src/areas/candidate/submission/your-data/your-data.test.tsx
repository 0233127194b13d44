import type { OwnDeletion } from '@candor/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer, type Replies, refusal, renderRestoreAccess } from '../../restore-access/testing'
import { createOwnSubmission } from '../../testing/create-own-submission'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
const { OwnSubmissionPage } = await import('../own-submission-page')
const { YourDataCard } = await import('./your-data-card')

const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const readPath = `seeker/seeker/submission/${id}`
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

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const serve = (replies: Replies) => {
  const server = createFakeServer(replies)
  vi.stubGlobal('fetch', server.fetch)
  return server
}

test('deletes the interview after a question that names what ends and what is erased', async () => {
  const server = serve({ [readPath]: { body: pending } })
  renderRestoreAccess(<YourDataCard own={createOwnSubmission({ id, organizationName: 'Sao Mai' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete interview' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this interview?' })
  expect(dialog.textContent).toMatch(/application with Sao Mai ends.*certificate.*10 minutes/)
  expect(server.to(readPath)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete interview', hidden: false }))
  await waitFor(() => expect(server.to(readPath)).toHaveLength(1))
})

test('links to the archive of everything', () => {
  serve({})
  renderRestoreAccess(<YourDataCard own={createOwnSubmission({ id })} />)
  const link = screen.getByRole('link', { name: 'Download everything' })
  expect(link.getAttribute('href')).toBe(`/api/${readPath}/archive`)
  expect(link.hasAttribute('download')).toBe(true)
})

test.each([
  [0, 'The ZIP file is smaller than 1 MB.'],
  [1_234_567_890, 'The ZIP file is about 1,235 MB.'],
])('says before the download about how large the archive of %i bytes is', (archiveSizeBytes, text) => {
  serve({})
  renderRestoreAccess(<YourDataCard own={createOwnSubmission({ id, archiveSizeBytes })} />)
  const link = screen.getByRole('link', { name: 'Download everything' })
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
})

test('shows the receipt in place of an interview that was deleted, and restores it', async () => {
  const server = serve({
    [`${readPath}/deletion`]: { body: { deletion: pending } },
    [`${readPath}/deletion/undo`]: { body: null },
  })
  renderRestoreAccess(<OwnSubmissionPage id={id} />)
  await screen.findByRole('heading', { level: 1, name: 'You deleted this interview' })
  expect(screen.getByRole('status').textContent).toContain('Sao Mai can’t see it anymore.')
  expect(screen.getByRole('status').textContent).toMatch(/erased on November 28, 2026 at 10:10.AM UTC\./)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.to(`${readPath}/deletion/undo`)).toHaveLength(1))
})

test('says so when it is too late to undo', async () => {
  serve({
    [`${readPath}/deletion`]: { body: { deletion: pending } },
    [`${readPath}/deletion/undo`]: refusal('DELETION_FINAL', 409),
  })
  renderRestoreAccess(<OwnSubmissionPage id={id} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/can’t be undone|can’t be restored|being erased/i)).toBeTruthy()
})

test('the receipt of an erased interview can be saved, counts what was erased, and has no undo', async () => {
  const erased = [{ kind: 'answers', count: 2, sizeBytes: null }] as const
  const done = { ...pending, state: 'done', dueAt: null, undoMs: 0, erasedAt: '2026-11-28T10:10:03.000Z', erased }
  serve({ [`${readPath}/deletion`]: { body: { deletion: done } } })
  renderRestoreAccess(<OwnSubmissionPage id={id} />)
  const link = await screen.findByRole('link', { name: 'Save receipt' })
  expect(link.getAttribute('download')).toBe('deletion-receipt.txt')
  const text = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(text).toContain('- 2 answers')
  expect(text).toContain('Interview for Baker with Sao Mai.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
