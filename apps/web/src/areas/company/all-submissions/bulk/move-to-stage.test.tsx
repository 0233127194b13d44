import type { MoveMail } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as submissionList } from '../../../../locales/en/submission-list'
import { sampleStage } from '../../parts/testing/sample-stage'
import { MoveToStage } from './move-to-stage'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [offer, rejected] = [sampleStage('offer', false), sampleStage('rejected', true)]
const hired = sampleStage('hired', false)
const mail: MoveMail = { moveId: crypto.randomUUID(), count: 2, sendAt: '2026-11-28T09:05:00.000Z' }
const message = { subject: 'About {position}', text: 'Dear {first_name}, we chose someone else.' }

const read = (pathname: string) => {
  if (pathname.endsWith('/profile')) return { can: { 'submission.review': true, 'set.manage': true } }
  return pathname.endsWith('/message') ? { en: message, vi: null } : { items: [offer, rejected, hired] }
}

/** A server with three stages, one of which has a mail. Returns the moves that were sent to it. */
function serve(ordered: MoveMail = mail) {
  const moves: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json(read(new URL(request.url).pathname))
    moves.push(await request.json())
    return Response.json({ moved: 2, mail: ordered })
  })
  return moves
}

const ids = [crypto.randomUUID(), crypto.randomUUID()]
const show = (submissionIds: readonly string[], onMail = vi.fn()) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, submissionList }}>
        <MoveToStage submissionIds={submissionIds} onMail={onMail} onDone={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return onMail
}

/** Menu and question are loaded when they are needed. */
const loading = { timeout: 15_000 }
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Move to stage' }, loading))
  fireEvent.click(await screen.findByRole('menuitem', { name }, loading))
}

test('says which stage has a mail, and asks with its text before several people get one', async () => {
  const moves = serve()
  const onMail = show(ids)
  await choose('Rejected, with an email')
  expect(await screen.findByText('Move 2 submissions to Rejected and send emails?', {}, loading)).toBeTruthy()
  expect(await screen.findByText(message.text, {}, loading)).toBeTruthy()
  expect(moves).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Move and send' }))
  await waitFor(() => expect(onMail).toHaveBeenCalledWith(mail))
  expect(moves).toEqual([{ ids, stageId: rejected.id }])
}, 60_000)

test('moves no one where the question is left', async () => {
  const moves = serve()
  show(ids)
  await choose('Rejected, with an email')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, loading))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move and send' })).toBeNull())
  expect(moves).toEqual([])
}, 60_000)

test.each([
  { moved: ids, name: 'Offer', to: offer },
  { moved: ids.slice(0, 1), name: 'Rejected, with an email', to: rejected },
])(
  'moves $moved.length at once to "$name"',
  async ({ moved, name, to }) => {
    const moves = serve()
    show(moved)
    await choose(name)
    await waitFor(() => expect(moves).toEqual([{ ids: moved, stageId: to.id }]))
  },
  60_000,
)

test('asks before several people come to an end of which they get no message, and leads to the email', async () => {
  const moves = serve(null)
  const onMail = show(ids)
  await choose('Hired')
  expect(
    await screen.findByText('Hired has no email. The candidates you move get no message.', {}, loading),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Write an email' })).toBeTruthy()
  expect(moves).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Move without email' }))
  await waitFor(() => expect(onMail).toHaveBeenCalledWith(null))
  expect(moves).toEqual([{ ids, stageId: hired.id }])
}, 60_000)

test('says after the move of one person that they get no message', async () => {
  serve(null)
  const onMail = show(ids.slice(0, 1))
  await choose('Hired')
  await waitFor(() => expect(onMail).toHaveBeenCalledWith({ silentEnd: { ...hired, name: 'Hired' } }))
}, 60_000)
