import type { Grant } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../locales/en/common'
import { messages as company } from '../../locales/en/company'
import { messages as errors } from '../../locales/en/errors'
import { messages as settings } from '../../locales/en/settings'
import { ShareBody } from './share-body'

vi.mock('../../shared/api/client', () => import('../../shared/testing/api-client'))

const { sharing: texts } = settings
const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const grant = (part: Partial<Grant>): Grant => ({
  id,
  kind: 'member',
  userId: id,
  name: 'Lan Phạm',
  email: 'lan@example.org',
  targetType: 'submission',
  targetId: id,
  targetName: 'Linh Nguyễn',
  mayWatch: true,
  showsContact: false,
  grantedBy: 'Mai Trần',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: null,
  openedAt: null,
  openCount: 0,
  ...part,
})

let sent: { method: string; path: string; body: Record<string, unknown> }[]
let listed: Grant[]
beforeEach(() => {
  sent = []
  listed = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return Response.json({ items: pathname.endsWith('/search') ? [] : listed })
    const body = JSON.parse((await request.text()) || '{}')
    sent.push({ method: request.method, path: pathname, body })
    const made = grant({ kind: 'link', userId: null, name: '', email: null, ...body })
    return Response.json({ ...made, url: 'https://candor.example/shared/x#secret' }, { status: 201 })
  })
})
afterEach(cleanup)

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ settings, common, company, errors }}>
        <ShareBody target={{ targetType: 'submission', targetId: id, sessionId: id }} />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('a link is made without recordings and contact data, ends after 14 days, and is shown once', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.ways.link }))
  expect(screen.getByText(texts.linkLead)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.submits.link }))
  const created = await screen.findByTestId('created-link')
  expect(created.querySelector('input')?.value).toBe('https://candor.example/shared/x#secret')
  const [first] = sent
  expect(first?.path).toBe('/api/identity/access')
  expect(first?.body).toMatchObject({ targetType: 'submission', targetId: id, mayWatch: false, showsContact: false })
  const days = (Date.parse(String(first?.body.expiresAt)) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(13)
  expect(days).toBeLessThan(15)
})

test('an address gets recordings unless they are taken out, and must be one', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.ways.address }))
  fireEvent.click(screen.getByRole('button', { name: texts.submits.address }))
  expect(await screen.findByText(texts.emailRequired)).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: 'lan@elsewhere.example' } })
  fireEvent.click(screen.getByRole('button', { name: texts.submits.address }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ email: 'lan@elsewhere.example', mayWatch: true, language: 'en' })
})

test('the list names who sees it and why, and recordings are taken out of a share with one press', async () => {
  listed = [grant({ targetType: 'set' }), grant({ id: id.replace('7', '8'), kind: 'link', name: '', openCount: 2 })]
  show()
  expect(await screen.findByText('Lan Phạm')).toBeTruthy()
  expect(screen.getByText(new RegExp(texts.through.set))).toBeTruthy()
  expect(screen.getByText(/opened in 2 browsers/)).toBeTruthy()
  // The input in the box: happy-dom would press the box twice, for the label too, which no browser does.
  const box = screen.getByRole('checkbox', { name: /Recordings for Lan Phạm/ })
  fireEvent.click(box.parentElement?.querySelector('input') ?? box)
  await waitFor(() => expect(sent).toMatchObject([{ method: 'PATCH', body: { mayWatch: false } }]))
})
