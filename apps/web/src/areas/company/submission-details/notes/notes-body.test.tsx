import type { Note } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as notes } from '../../../../locales/en/notes'
import { NotesBody } from './notes-body'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lan = { userId: crypto.randomUUID(), firstName: 'Lan', lastName: 'Phạm', role: 'reviewer' }
const viewer = { userId: crypto.randomUUID(), firstName: 'Lana', lastName: 'Viewer', role: 'viewer' }
const makeNote = (others: Partial<Note> = {}): Note => ({
  id: crypto.randomUUID(),
  applicantId: crypto.randomUUID(),
  authorId: crypto.randomUUID(),
  authorName: 'Mai Trần',
  text: 'Knows Kubernetes',
  mentions: [],
  createdAt: '2026-11-27T12:00:00.000Z',
  editedAt: null,
  version: 1,
  isOwn: true,
  ...others,
})

const respond = (method: string, made: Note): Response =>
  method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(made)

/** A server with these notes. Returns what was sent to it; `refusal` answers every change. */
function serve(items: readonly Note[], refusal: { status: number; code: string } | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/members')) return Response.json({ items: [lan, viewer] })
    if (request.method === 'GET') return Response.json({ items })
    sent.push([request.method, pathname.split('/').at(-1), request.method === 'DELETE' ? null : await request.json()])
    if (refusal !== null) return Response.json(refusal, { status: refusal.status })
    return respond(request.method, items[0] ?? makeNote())
  })
  return sent
}

const show = (applicantId: string = crypto.randomUUID()) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, notes }}>
        <NotesBody applicantId={applicantId} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return { applicantId, unmount }
}

const field = (name = notes.label) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
/** Types at the end of the field, as a person does: the caret is behind the text. */
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('shows markup as text, each note with its author, and tools for the reader’s own ones only', async () => {
  const text = '<img src=x onerror=alert(1)> **bold** https://evil.example'
  serve([makeNote({ text }), makeNote({ authorName: '', isOwn: false, editedAt: '2026-11-27T13:00:00.000Z' })])
  show()
  const [own, other] = await screen.findAllByRole('listitem')
  expect(own?.textContent).toContain(text)
  expect(own?.querySelector('img, a, strong')).toBeNull()
  expect(within(own ?? document.body).getAllByRole('button')).toHaveLength(2)
  expect(other?.textContent).toContain(notes.formerMember)
  expect(other?.textContent).toContain(notes.edited)
  expect(within(other ?? document.body).queryAllByRole('button')).toEqual([])
})

test('suggests colleagues who may read notes, found without marks, and saves the chosen one as an id', async () => {
  const sent = serve([])
  const { applicantId } = show()
  await screen.findByText(notes.empty)
  type('Ask @pham')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lan Phạm'),
  ])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('Ask @Lan Phạm ')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('Ask @Lan Phạm about it')
  fireEvent.click(screen.getByRole('button', { name: notes.add }))
  await waitFor(() => expect(sent).toEqual([['POST', 'note', { applicantId, text: `Ask @[${lan.userId}] about it` }]]))
  await waitFor(() => expect(field().value).toBe(''))
})

test('hides the suggestions with Escape until another name is typed, and while the field has no focus', async () => {
  serve([])
  show()
  await screen.findByText(notes.empty)
  type('@lan')
  await screen.findByRole('listbox')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('@lan')
  type('@lan p')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('')
  type('@l')
  await screen.findByRole('listbox')
  fireEvent.blur(field())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('saves no empty note and no note that is too long, and says by how much it is', async () => {
  const sent = serve([])
  show()
  await screen.findByText(notes.empty)
  const add = screen.getByRole('button', { name: notes.add })
  type('   ')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  type('x'.repeat(10_000))
  expect((await screen.findByText(/Shorten it by 6,?000/)).textContent).toContain('000')
  expect(add).toHaveProperty('disabled', true)
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(sent).toEqual([])
})

test('leaves the words in the field when they were not saved, and on the way to another page', async () => {
  serve([], { status: 409, code: 'NOTE_LIMIT_REACHED' })
  const { applicantId, unmount } = show()
  await screen.findByText(notes.empty)
  type('Not lost')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText(errors.NOTE_LIMIT_REACHED)).toBeTruthy()
  expect(field().value).toBe('Not lost')
  unmount()
  show(applicantId)
  expect(field().value).toBe('Not lost')
})

test('edits with names, sends ids and the version that was read, and keeps the words when it was changed meanwhile', async () => {
  const note = makeNote({
    text: `Thanks @[${lan.userId}]`,
    version: 3,
    mentions: [{ userId: lan.userId, name: 'Lan Phạm' }],
  })
  const sent = serve([note], { status: 409, code: 'NOTE_VERSION_CONFLICT' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Edit the note/ }))
  expect(field(notes.edit).value).toBe('Thanks @Lan Phạm')
  fireEvent.change(field(notes.edit), { target: { value: 'Thanks a lot, @Lan Phạm' } })
  fireEvent.click(screen.getByRole('button', { name: common.actions.save }))
  const text = `Thanks a lot, @[${lan.userId}]`
  await waitFor(() => expect(sent).toEqual([['PATCH', note.id, { version: 3, text }]]))
  expect(await screen.findByText(errors.NOTE_VERSION_CONFLICT)).toBeTruthy()
  expect(field(notes.edit).value).toBe('Thanks a lot, @Lan Phạm')
})

test('asks before it deletes a note', async () => {
  const note = makeNote()
  const sent = serve([note])
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }))
  expect(sent).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: notes.delete }))
  await waitFor(() => expect(sent).toEqual([['DELETE', note.id, null]]))
})
