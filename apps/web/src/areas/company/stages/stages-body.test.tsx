import type { Stage } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as stages } from '../../../locales/en/stages'
import { readyMessages } from './ready-messages'
import { StagesBody } from './stages-body'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stage = (kind: Stage['kind'], place: number, others: Partial<Stage> = {}): Stage => ({
  id: crypto.randomUUID(),
  kind,
  name: null,
  place,
  applicantCount: 0,
  hasMessage: false,
  ...others,
})
const applied = stage('applied', 0)
const trialDay = stage('custom', 1, { name: 'Trial day', applicantCount: 2 })

const read = (pathname: string, items: Stage[]) => (pathname.endsWith('/message') ? { en: null, vi: null } : { items })

/** A server with these stages. Returns what was sent to it; `refusal` answers every change. */
function serve(refusal: { status: number; code: string } | null = null, items = [applied, trialDay]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/profile')) return Response.json({ can: { 'set.manage': true, 'submission.review': true } })
    if (request.method === 'GET') return Response.json(read(pathname, items))
    sent.push([request.method, pathname.split('/').at(-1), request.method === 'DELETE' ? null : await request.json()])
    if (refusal !== null) return Response.json(refusal, { status: refusal.status })
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ items: [] })
  })
  return sent
}

const show = async () => {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })}
    >
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, stages }}>
        <StagesBody />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return screen.findAllByRole('listitem')
}
const editor = company.editor
const field = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('textbox')

test('shows each stage by its name with the people there, and no way to delete a default one', async () => {
  serve()
  const [first, second] = await show()
  expect(field(first)).toHaveProperty('value', company.stages.kinds.applied)
  expect(field(second)).toHaveProperty('value', 'Trial day')
  expect(within(second ?? document.body).getByText('2 people')).toBeTruthy()
  const named = (name: string) => editor.remove.replace('{name}', name)
  expect(screen.queryByRole('button', { name: named(company.stages.kinds.applied) })).toBeNull()
  expect(screen.getByRole('button', { name: named('Trial day') })).toBeTruthy()
})

test('saves a new name when the field is left, and gives a default stage its own name back when it is emptied', async () => {
  const sent = serve()
  const [first, second] = await show()
  fireEvent.change(field(second), { target: { value: ' Trial shift ' } })
  fireEvent.blur(field(second))
  await waitFor(() => expect(sent).toEqual([['PATCH', trialDay.id, { name: 'Trial shift' }]]))
  fireEvent.change(field(first), { target: { value: '' } })
  fireEvent.blur(field(first))
  await waitFor(() => expect(sent.at(-1)).toEqual(['PATCH', applied.id, { name: null }]))
})

test('keeps the name of an own stage whose field is emptied', async () => {
  const sent = serve()
  const [, second] = await show()
  fireEvent.change(field(second), { target: { value: ' ' } })
  fireEvent.blur(field(second))
  expect(field(second)).toHaveProperty('value', 'Trial day')
  expect(sent).toEqual([])
})

test('moves a stage, adds one and deletes one', async () => {
  const sent = serve()
  await show()
  fireEvent.click(screen.getByRole('button', { name: editor.moveUp.replace('{name}', 'Trial day') }))
  await waitFor(() => expect(sent).toEqual([['PATCH', trialDay.id, { place: 0 }]]))
  fireEvent.change(screen.getByRole('textbox', { name: stages.newName }), { target: { value: 'Reference check' } })
  fireEvent.click(screen.getByRole('button', { name: stages.add }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['POST', 'stage', { name: 'Reference check' }]))
  fireEvent.click(screen.getByRole('button', { name: editor.remove.replace('{name}', 'Trial day') }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['DELETE', trialDay.id, null]))
})

test('says why a stage where people are is not deleted', async () => {
  serve({ status: 409, code: 'STAGE_NOT_EMPTY' })
  await show()
  fireEvent.click(screen.getByRole('button', { name: editor.remove.replace('{name}', 'Trial day') }))
  expect(await screen.findByText(errors.STAGE_NOT_EMPTY)).toBeTruthy()
})

test('saves a name once for Enter and for leaving the field, and keeps the focus', async () => {
  const sent = serve()
  const [, second] = await show()
  field(second).focus()
  fireEvent.change(field(second), { target: { value: 'Trial shift' } })
  fireEvent.keyDown(field(second), { key: 'Enter' })
  expect(document.activeElement).toBe(field(second))
  fireEvent.blur(field(second))
  await waitFor(() => expect(field(second)).toHaveProperty('readOnly', false))
  expect(sent).toEqual([['PATCH', trialDay.id, { name: 'Trial shift' }]])
})

test('saves the names of two stages that are changed one right after the other', async () => {
  const sent = serve()
  const [first, second] = await show()
  for (const [row, value] of [
    [first, 'New'],
    [second, 'Trial shift'],
  ] as const) {
    fireEvent.change(field(row), { target: { value } })
    fireEvent.blur(field(row))
  }
  await waitFor(() => expect(sent).toHaveLength(2))
  for (const row of [first, second]) await waitFor(() => expect(field(row)).toHaveProperty('readOnly', false))
})

test('saves the mail of a stage, and refuses a placeholder that nothing fills', async () => {
  const sent = serve()
  const [first] = await show()
  fireEvent.click(screen.getByRole('button', { name: stages.mailOff.replace('{name}', company.stages.kinds.applied) }))
  const [subject] = await within(first ?? document.body).findAllByRole('textbox', { name: stages.mailSubject })
  const [text] = screen.getAllByRole('textbox', { name: stages.mailText })
  if (subject === undefined || text === undefined) throw new Error('no fields')
  fireEvent.change(subject, { target: { value: 'About {role}' } })
  fireEvent.click(screen.getByRole('button', { name: stages.saveMail }))
  expect(await screen.findByText(/^You can only use these placeholders/)).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(subject, { target: { value: 'About {position}' } })
  fireEvent.change(text, { target: { value: 'Hello {first_name}' } })
  fireEvent.click(screen.getByRole('button', { name: stages.saveMail }))
  const en = { subject: 'About {position}', text: 'Hello {first_name}' }
  await waitFor(() => expect(sent).toEqual([['PATCH', applied.id, { messages: { en, vi: null } }]]))
})

test('fills empty fields of a stage that ends an application with a ready text, and saves nothing by itself', async () => {
  const rejected = stage('rejected', 0)
  const sent = serve(null, [rejected])
  await show()
  fireEvent.click(screen.getByRole('button', { name: stages.mailOff.replace('{name}', company.stages.kinds.rejected) }))
  const [inEnglish, inVietnamese] = await screen.findAllByRole('button', { name: stages.ready.use })
  if (inEnglish === undefined || inVietnamese === undefined) throw new Error('no ready text')
  fireEvent.click(inEnglish)
  const subjects = screen.getAllByRole('textbox', { name: stages.mailSubject })
  const ready = readyMessages.rejected
  expect(subjects.map((input) => input.getAttribute('value'))).toEqual([ready?.en?.subject, ''])
  expect(document.activeElement).toBe(subjects[0])
  // What the fields hold is never replaced.
  expect(screen.getAllByRole('button', { name: stages.ready.use })).toHaveLength(1)
  fireEvent.click(inVietnamese)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: stages.saveMail }))
  await waitFor(() => expect(sent).toEqual([['PATCH', rejected.id, { messages: ready }]]))
})

test('offers no ready text for a stage where the application continues', async () => {
  serve()
  await show()
  fireEvent.click(screen.getByRole('button', { name: stages.mailOff.replace('{name}', company.stages.kinds.applied) }))
  await screen.findAllByRole('textbox', { name: stages.mailSubject })
  expect(screen.queryByRole('button', { name: stages.ready.use })).toBeNull()
})
