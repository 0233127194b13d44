import { jobFunctions, type Position, setLimits } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as positions } from '../../../locales/en/positions'
import { PositionsBody } from './positions-body'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { form } = positions
const position = (name: string, others: Partial<Position> = {}): Position => ({
  id: crypto.randomUUID(),
  name,
  functionId: null,
  status: 4,
  setCount: 0,
  submissionCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...others,
})

/** A server with these positions. Returns what was sent to it to be saved. */
function serve(stored: Position[], { mayManage = true, total = stored.length } = {}): unknown[] {
  const saved: unknown[] = []
  const answers: Record<string, (url: URL) => unknown> = {
    '/position': ({ searchParams }) => {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return { items: stored.filter(({ name }) => name.toLowerCase().includes(keyword)), total }
    },
    '/position/counter': () => ({ total, byStatus: { 4: total } }),
    '/function': () => ({ items: jobFunctions }),
    '/profile': () => ({ can: { 'set.manage': mayManage } }),
  }
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const url = new URL(request.url)
    if (request.method === 'GET') {
      const path = Object.keys(answers).find((end) => url.pathname.endsWith(end))
      if (path === undefined) throw new Error(`nobody expected ${request.url}`)
      return Response.json(answers[path]?.(url))
    }
    const body = {
      ...(await request.json()),
      ...(request.method === 'PATCH' && { id: url.pathname.split('/').at(-1) }),
    }
    saved.push(body)
    return Response.json(position(body.name, body), { status: request.method === 'POST' ? 201 : 200 })
  }
  vi.stubGlobal('fetch', fetch)
  return saved
}

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })}
    >
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, positions }}>
        <PositionsBody />
      </IntlProvider>
    </QueryClientProvider>,
  )
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: form.name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const typeName = (value: string) => fireEvent.change(nameField(), { target: { value } })
const openNew = () => press(positions.create)

test('the list shows each position with its function, its sets and its state, and how many there are', async () => {
  serve([position('Nurse', { functionId: 'healthcare', status: 1, setCount: 2 }), position('Driver')])
  show()
  const [nurse, driver] = await screen.findAllByTestId('position')
  await waitFor(() => expect(nurse?.textContent).toContain('Healthcare practitioners · 2 interview sets'))
  expect(nurse?.textContent).toContain(company.status.active)
  expect(driver?.textContent).toContain('No interview sets')
  expect((await screen.findByTestId('position-counter')).textContent).toBe('2 positions · Incomplete: 2')
})

test('a list that is cut off says so, and a member who may not manage sets sees no buttons', async () => {
  serve([position('Nurse')], { mayManage: false, total: 1_200 })
  show()
  await screen.findByText('Showing the first 1 of 1200. Search to find the others.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a position is created with its name alone, without the spaces around it, and the focus returns to the button', async () => {
  const saved = serve([])
  show()
  await openNew()
  expect(document.activeElement).toBe(nameField())
  typeName('  Staff nurse ')
  await press(form.create)
  const opener = await screen.findByRole('button', { name: positions.create })
  expect(saved).toEqual([{ name: 'Staff nurse', functionId: null }])
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('an empty, an over-long and a taken name are reported at the field, which is focused, and nothing is saved', async () => {
  const saved = serve([position('Nurse')])
  show()
  await openNew()
  const refusal = async (value: string) => {
    typeName(value)
    await press(form.create)
    const alert = await screen.findByRole('alert')
    expect(nameField().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(nameField())
    return alert.textContent
  }
  expect(await refusal('  ')).toBe(form.problems.required)
  expect(await refusal('n'.repeat(setLimits.nameCharacters + 1))).toBe('Use at most 160 characters. This name has 161.')
  expect(await refusal('nurse')).toBe(form.problems.taken)
  expect(saved).toEqual([])
})

test('a position is renamed and loses its function, its sets are named, and the focus returns to its button', async () => {
  const nurse = position('Nurse', { functionId: 'healthcare', setCount: 2 })
  const saved = serve([nurse, position('Driver')])
  show()
  await press('Edit Nurse')
  expect(nameField().value).toBe('Nurse')
  screen.getByText('2 interview sets of this position get the new name, too.')
  typeName('Ward nurse')
  const field = await screen.findByDisplayValue('Healthcare practitioners')
  fireEvent.change(field, { target: { value: '' } })
  await press(form.save)
  await screen.findAllByTestId('position')
  expect(saved).toEqual([{ id: nurse.id, name: 'Ward nurse', functionId: null }])
  const [row] = screen.getAllByTestId('position')
  await waitFor(() => expect(document.activeElement).toBe(row && within(row).getByRole('button')))
})

test('a refusal of the server is shown in the form, which keeps what was typed', async () => {
  serve([])
  show()
  await openNew()
  typeName('Nurse')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await press(form.create)
  await screen.findByText(errors.UNAVAILABLE)
  expect(nameField().value).toBe('Nurse')
})
