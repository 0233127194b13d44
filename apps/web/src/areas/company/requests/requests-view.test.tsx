import type { CompanyAccommodation } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as accommodation } from '../../../locales/en/accommodation'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as requests } from '../../../locales/en/requests'
import { accommodationAnswer, createAccommodation } from '../../../shared/testing/create-accommodation'
import { readyAnswers } from './ready-answers'
import { RequestsView } from './requests-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const createRequest = (own: Partial<CompanyAccommodation> = {}): CompanyAccommodation => ({
  ...createAccommodation(),
  candidateName: 'Ánh Nguyễn',
  positionName: 'Baker',
  interviewLanguage: 'vi',
  isTypingOffered: false,
  ...own,
})

let items: CompanyAccommodation[]
let refusal: string | null
let paths: string[]
const sent: unknown[] = []
beforeEach(() => {
  items = [createRequest()]
  refusal = null
  paths = []
  sent.length = 0
  vi.stubGlobal('fetch', (request: Request) => {
    paths.push(new URL(request.url).pathname)
    return request.method === 'POST' ? answer(request) : read(new URL(request.url).pathname)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function answer(request: Request): Promise<Response> {
  sent.push(await request.json())
  if (refusal !== null) return refuse(refusal)
  items = [createRequest({ answer: { ...accommodationAnswer, outcome: 'declined', allowsTyping: false } })]
  return Response.json(items[0])
}

async function read(path: string): Promise<Response> {
  const isAdjustment = path.includes('/accommodation')
  if (path.endsWith('/count')) return Response.json({ open: isAdjustment ? 2 : 0 })
  const listed = isAdjustment ? items : []
  return Response.json({ items: listed, page: 1, pageSize: 20, total: listed.length })
}

const refuse = (code: string) =>
  Response.json({ type: 'about:blank', title: '', status: 422, code, requestId: '' }, { status: 422 })

function show({ canAnswer = true, tab = 'adjustments' as 'reviews' | 'adjustments' } = {}) {
  const onTab = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ accommodation, common, company, errors, requests }}>
        <RequestsView {...{ tab, onTab, canAnswer }} page={1} onPage={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return { onTab, client }
}

const openForm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Answer Ánh Nguyễn' }))
const write = (text: string) => fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } })
const send = () => fireEvent.click(screen.getByText('Send answer'))

test('adjustments are a list of their own, with how many are open, the date and the words in their language', async () => {
  const { onTab } = show()
  expect(await screen.findByRole('tab', { name: 'Adjustments (2)' })).toBeTruthy()
  expect(await screen.findByText('Ánh Nguyễn asks for an adjustment')).toBeTruthy()
  expect(screen.getByText('Answer by Nov 25, 2126 at 10:00 AM UTC')).toBeTruthy()
  expect(screen.getByText(createAccommodation().text).getAttribute('lang')).toBe('vi')
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews and objections' }))
  expect(onTab).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('a member who doesn’t answer learns who does, and the server is not asked for them', async () => {
  show({ canAnswer: false, tab: 'adjustments' })
  expect(await screen.findByText('No requests')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText('Owners, admins and recruiters answer requests for adjustments.')).toBeTruthy()
  expect(paths.filter((path) => path.includes('/accommodation'))).toEqual([])
})

test('an answer needs an outcome and words', async () => {
  show()
  await openForm()
  send()
  expect(screen.getByText('Choose the outcome.')).toBeTruthy()
  expect(screen.getByText('Write the answer.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('the form names the candidate’s language, starts from a ready text in it, and can allow typing', async () => {
  show()
  await openForm()
  expect(screen.getByText(/Write in Vietnamese: the candidate takes the interview in Vietnamese/)).toBeTruthy()
  expect(screen.queryByText('Allow typed answers')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Grant' }))
  fireEvent.click(screen.getByText('Allow typed answers'))
  fireEvent.click(screen.getByText('Start from a ready text in Vietnamese'))
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer'))
  send()
  const { text } = { text: readyAnswers.vi.granted }
  await waitFor(() => expect(sent).toMatchObject([{ outcome: 'granted', allowsTyping: true, text }]))
})

test('a ready text follows the outcome, and words of one’s own stay', async () => {
  show()
  await openForm()
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer').value
  fireEvent.click(screen.getByRole('radio', { name: 'Grant' }))
  fireEvent.click(screen.getByText('Start from a ready text in Vietnamese'))
  fireEvent.click(screen.getByRole('radio', { name: 'Decline' }))
  expect(field()).toBe(readyAnswers.vi.declined)
  write('Rất tiếc, chúng tôi không thể.')
  fireEvent.click(screen.getByRole('radio', { name: 'Grant' }))
  expect(field()).toBe('Rất tiếc, chúng tôi không thể.')
})

test('typing that was chosen and then declined is not sent', async () => {
  show()
  await openForm()
  fireEvent.click(screen.getByRole('radio', { name: 'Grant' }))
  fireEvent.click(screen.getByText('Allow typed answers'))
  fireEvent.click(screen.getByRole('radio', { name: 'Decline' }))
  expect(screen.queryByText('Allow typed answers')).toBeNull()
  write('Rất tiếc, chúng tôi không thể.')
  send()
  await waitFor(() => expect(sent).toMatchObject([{ outcome: 'declined', allowsTyping: false }]))
  expect(await screen.findByText('Declined')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Ánh Nguyễn asks for an adjustment')
  expect(screen.queryByText('Send answer')).toBeNull()
})

test('where the interview can be typed already, the form says so instead of offering it', async () => {
  items = [createRequest({ isTypingOffered: true })]
  show()
  await openForm()
  fireEvent.click(screen.getByRole('radio', { name: 'Grant' }))
  expect(screen.getByText('The candidate can already type in this interview.')).toBeTruthy()
  expect(screen.queryByText('Allow typed answers')).toBeNull()
})

test('an answer in another language is refused at the field, which keeps what was written', async () => {
  refusal = 'ANSWER_LANGUAGE'
  show()
  await openForm()
  fireEvent.click(screen.getByRole('radio', { name: 'Decline' }))
  write('We’re sorry, but we can’t arrange this.')
  send()
  expect(await screen.findByText(/This isn’t written in Vietnamese/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toMatch(/^We’re sorry/)
  write('Rất tiếc, chúng tôi không thể.')
  expect(screen.queryByText(/This isn’t written in Vietnamese/)).toBeNull()
})

test('the focus returns to the request when the form is closed', async () => {
  show()
  await openForm()
  fireEvent.click(screen.getByText('Cancel'))
  expect(document.activeElement?.textContent).toBe('Ánh Nguyễn asks for an adjustment')
})

test('the focus moves to the request when its answer arrives while the form is open', async () => {
  const { client } = show()
  await openForm()
  screen.getByLabelText('Your answer').focus()
  items = [createRequest({ answer: accommodationAnswer })]
  await client.invalidateQueries()
  expect(await screen.findByText('Granted')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Ánh Nguyễn asks for an adjustment')
})

test('an answered request shows the outcome, the words, who wrote them and what they allow', async () => {
  items = [createRequest({ interviewLanguage: 'en', answer: accommodationAnswer })]
  show()
  expect(await screen.findByText('Granted')).toBeTruthy()
  expect(screen.getByText(accommodationAnswer.text).getAttribute('lang')).toBe('en')
  expect(screen.getByText('The candidate can type their answers.')).toBeTruthy()
  expect(screen.getByText('Thu Trần, Nov 21, 2026')).toBeTruthy()
  expect(screen.queryByText('Answer')).toBeNull()
})
