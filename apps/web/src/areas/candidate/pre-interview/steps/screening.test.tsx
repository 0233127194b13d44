import { screeningQuestionType } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as background } from '../../../../locales/en/background'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as noCv } from '../../../../locales/en/no-cv'
import { openDraft } from '../../draft'
import { createIntro } from '../../testing/create-intro'
import type { PreInterview } from '../pre-interview-state'
import { ScreeningStep } from './screening'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
vi.mock('../pre-interview-frame', () => ({
  PreInterviewFrame: ({ action, children }: Record<'action' | 'children', React.ReactNode>) => (
    <main>
      {children}
      {action}
    </main>
  ),
}))

const sessionId = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const questionId = '1f6f1c2e-0000-4000-8000-000000000000'
const cvId = '2f6f1c2e-0000-4000-8000-000000000000'
const next = vi.fn()
const sent: unknown[] = []

interface Asked {
  cvRequest?: 'required' | 'optional' | 'none'
  isCvEvaluated?: boolean
  cv?: { id: string; name: string } | null
  questions?: unknown[]
  /** The server's refusal of what is saved. */
  fields?: Record<string, string>
}

function show({ fields, ...asked }: Asked = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('/screening/')) throw new Error(`unexpected call of ${request.url}`)
    if (request.method === 'GET')
      return Response.json({
        questions: [],
        cvRequest: 'optional',
        isCvEvaluated: true,
        cv: null,
        answers: {},
        ...asked,
      })
    sent.push(await request.json())
    if (fields) return Response.json({ code: 'SCREENING_INVALID', fields }, { status: 422 })
    return new Response(null, { status: 204 })
  })
  const preInterview = {
    intro: createIntro(),
    draft: openDraft('link'),
    sessionId,
    next,
  } as unknown as PreInterview
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={{ background, candidate, common, errors, noCv }}>
        <ScreeningStep preInterview={preInterview} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const save = async () => {
  await screen.findByRole('main')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save and continue' }).hasAttribute('disabled')).toBe(false),
  )
  press('Save and continue')
}

beforeEach(() => {
  next.mockClear()
  sent.length = 0
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('asks before it continues without a CV that would be evaluated, and sends null', async () => {
  show()
  expect(await screen.findByText('Your CV')).toBeDefined()
  await save()
  expect((await screen.findByRole('alertdialog')).textContent).toContain('there’s no CV evaluation')
  expect(sent).toEqual([])
  press('Continue without a CV')
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ answers: {}, cvFileId: null }])
  expect(localStorage.getItem('candor.hide-no-cv-dialog')).toBeNull()
})

test('goes back to the form to add a CV', async () => {
  show()
  await save()
  await screen.findByRole('alertdialog')
  press('Go back and add one')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(next).not.toHaveBeenCalled()
})

test('does not ask again once the person wished so', async () => {
  show()
  await save()
  fireEvent.click(await screen.findByText('Don’t show this again'))
  press('Continue without a CV')
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
  expect(localStorage.getItem('candor.hide-no-cv-dialog')).toBe('yes')
  cleanup()
  show()
  await save()
  await waitFor(() => expect(next).toHaveBeenCalledTimes(2))
})

test.each<[string, Asked]>([
  ['the set asks for no CV', { cvRequest: 'none', isCvEvaluated: false }],
  ['no CV is evaluated', { isCvEvaluated: false }],
  ['a CV is there', { cv: { id: cvId, name: 'cv.pdf' } }],
])('continues without the dialog where %s', async (_, asked) => {
  show(asked)
  await save()
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('removes a CV that the server has', async () => {
  show({ cv: { id: cvId, name: 'cv.pdf' }, isCvEvaluated: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: cv.pdf' }))
  await save()
  await waitFor(() => expect(sent).toEqual([{ answers: {}, cvFileId: null }]))
})

test('a required CV is missed in its own words, without the dialog', async () => {
  show({ cvRequest: 'required' })
  await save()
  expect((await screen.findByText('Please upload your CV.')).getAttribute('role')).toBe('alert')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent).toEqual([])
})

const background308 = {
  id: questionId,
  type: screeningQuestionType.BACKGROUND_QUESTION,
  label: 'Your background',
  isRequired: true,
  options: [],
  facts: ['currentTitle', 'yearsOfExperience', 'noticePeriod'],
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })

test('asks for facts in fields of their kind, names what is wrong, and sends them structured', async () => {
  show({ cvRequest: 'none', isCvEvaluated: false, questions: [background308] })
  const years = await screen.findByLabelText('Years of experience')
  expect(years.getAttribute('type')).toBe('number')
  type('Years of experience', '99')
  await save()
  expect(await screen.findByText('Please enter whole or half years from 0 to 60.')).toBeDefined()
  expect(screen.getAllByText('Please enter this.')).toHaveLength(2)
  expect(sent).toEqual([])
  type('Years of experience', '7')
  type('Current job title', 'Recruiter')
  type('Notice period', '4')
  await save()
  const facts = { currentTitle: 'Recruiter', yearsOfExperience: 7, noticePeriod: { amount: 4, unit: 'weeks' } }
  await waitFor(() => expect(sent).toEqual([{ answers: { [questionId]: facts }, cvFileId: null }]))
})

test('shows what the server refuses at the fact it names', async () => {
  show({
    cvRequest: 'none',
    isCvEvaluated: false,
    questions: [{ ...background308, isRequired: false }],
    fields: { [`${questionId}.noticePeriod`]: 'out_of_range' },
  })
  await screen.findByLabelText(/Notice period/)
  await save()
  expect(await screen.findByText('Please enter a whole number from 0 to 52.')).toBeDefined()
  expect(next).not.toHaveBeenCalled()
})

const texts = ['First', 'Second'].map((label, index) => ({
  id: `${index}f6f1c2e-0000-4000-8000-000000000000`,
  type: screeningQuestionType.TEXT,
  label,
  isRequired: false,
  options: [],
}))

test('continues at the question that was answered last, until all are saved', async () => {
  show({ cvRequest: 'none', isCvEvaluated: false, questions: texts })
  await screen.findByLabelText(/Second/)
  expect(document.activeElement).toBe(document.body)
  type('Second', 'Half')
  cleanup()
  show({ cvRequest: 'none', isCvEvaluated: false, questions: texts })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Second/)
  expect([document.activeElement, field.value]).toEqual([field, 'Half'])
  await save()
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('candor.interview.link.question-index')).toBeNull()
})

test('works where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  show({ questions: texts })
  await screen.findByLabelText(/Second/)
  type('Second', 'Half')
  await save()
  fireEvent.click(await screen.findByText('Don’t show this again'))
  press('Continue without a CV')
  await waitFor(() => expect(sent).toEqual([{ answers: { [texts[1]?.id ?? '']: ['Half'] }, cvFileId: null }]))
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
})
