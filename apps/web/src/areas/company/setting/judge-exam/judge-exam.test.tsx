import { type AssessmentPolicy, cvLimitPresets, type Exam, type ExamPartId } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as common } from '../../../../locales/en/common'
import { messages as cvReport } from '../../../../locales/en/cv-report'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as judgeExam } from '../../../../locales/en/judge-exam'
import { createFakeServer } from '../../auth/testing'
import { ExamCardSummary } from '../../parts/exam-card-summary'
import { CvLimitsSection } from './cv-limits-section'
import { EngineSection } from './engine-section'
import { ExamSection } from './exam-section'
import { ModelSection } from './model-section'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const part = (id: ExamPartId, held: number): Exam['parts'][number] => ({
  id,
  cases: 24,
  held,
  needed: 0.9,
  passed: held >= 0.9 * 24,
})

const exam = (changes: Partial<Exam> = {}): Exam => ({
  id: '7d1d1e0c-2b0a-4f53-8a39-4a6ce2a1b1a1',
  state: 'passed',
  problem: null,
  isWaiting: false,
  model: 'anthropic/m',
  examVersion: 'x1',
  promptVersion: 'p1',
  rubricVersion: 'r1',
  parts: [part('padding', 24), part('injection', 24)],
  dims: [],
  broken: [],
  progress: { done: 117, total: 117 },
  inputTokens: 210_000,
  outputTokens: 64_000,
  costMicroUsd: 1_060_000,
  requestedAt: '2026-11-22T03:00:00.000Z',
  finishedAt: '2026-11-22T03:10:00.000Z',
  ...changes,
})

const passedDim = (id: string): Exam['dims'][number] => ({ id, passed: true, parts: [part('padding', 24)] })
const partly = exam({
  dims: [
    passedDim('grammar'),
    passedDim('clarity'),
    { id: 'decision_making', passed: false, parts: [part('padding', 0), part('injection', 9), part('order', 24)] },
    passedDim('overall'),
  ],
})

const policy = (changes: Partial<AssessmentPolicy> = {}): AssessmentPolicy => ({
  engine: 'builtin',
  model: 'anthropic/m',
  mayJudge: true,
  obstacle: null,
  plannedCalls: 117,
  latestExam: exam(),
  cvLimits: cvLimitPresets,
  ...changes,
})

const none = policy({ model: null, mayJudge: false, obstacle: 'no_model', latestExam: null })
const failed = policy({
  mayJudge: false,
  obstacle: 'failed',
  latestExam: exam({
    state: 'failed',
    parts: [part('padding', 24), part('injection', 9)],
    broken: [
      {
        id: 'en/injection/no_move/orders/clarity',
        part: 'injection',
        rule: 'no_move',
        material: 'orders',
        language: 'en',
        dimId: 'clarity',
        before: 3,
        after: 5,
        held: false,
      },
    ],
  }),
})

const show = (given: AssessmentPolicy, mayChange = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ common, errors, judgeExam, assessment, cvReport }} timeZone="UTC">
        <EngineSection policy={given} mayChange={mayChange} />
        <ModelSection model={given.model} />
        <ExamSection policy={given} mayChange={mayChange} />
        <CvLimitsSection policy={given} mayChange={mayChange} />
      </IntlProvider>
    </QueryClientProvider>,
  )

const showCard = ({ id, model, examVersion, parts, dims, finishedAt }: Exam) =>
  render(
    <IntlProvider locale="en" messages={{ judgeExam }} timeZone="UTC">
      <ExamCardSummary card={{ id, model, examVersion, parts, dims, finishedAt }} />
    </IntlProvider>,
  )

const modelChoice = () => screen.getByRole('radio', { name: /plus a language model/ })
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() => import('../../../../shared/ui/alert-dialog-popup'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('how interviews are assessed', () => {
  it('says which settings configure a model if there is none, and disables the choice', () => {
    show(none)
    expect(screen.getByText('LLM_PROVIDER')).toBeTruthy()
    expect(isOff(modelChoice())).toBe(true)
    expect(screen.queryByRole('button', { name: /Run/ })).toBeNull()
  })

  it('offers the exam with the number of its calls before it is begun', async () => {
    show(policy({ mayJudge: false, obstacle: 'no_exam', latestExam: null }))
    expect(screen.getByText('The model hasn’t taken the exam.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Run the exam' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('about 117 questions')
  })

  it('shows how far an exam is and that it waits for its model, and begins no second one', () => {
    const latestExam = exam({ state: 'running', isWaiting: true, progress: { done: 40, total: 117 }, finishedAt: null })
    show(policy({ mayJudge: false, obstacle: 'running', latestExam }))
    expect(screen.getByText('40 of 117')).toBeTruthy()
    expect(screen.getByText(/resumes automatically where it stopped/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Run/ })).toBeNull()
  })

  it('shows passed and required cases for each part, and each case that failed', async () => {
    show(failed)
    expect(isOff(modelChoice())).toBe(true)
    expect(screen.getByText('The model didn’t pass its last exam.')).toBeTruthy()
    const [padding, injection] = within(screen.getByRole('list', { name: 'Parts of the exam' })).getAllByRole('heading')
    expect(padding?.textContent).toBe('Padding: Passed')
    expect(injection?.textContent).toBe('Prompt injection: Not passed')
    expect(screen.getByText('9 of 24 passed', { exact: false }).textContent).toContain('90% needed')
    fireEvent.click(screen.getByText('Failed checks: 15 cases'))
    expect(screen.getByText('Clarity')).toBeTruthy()
    expect(screen.getByText('Only some of them are shown.')).toBeTruthy()
    expect(screen.getByText('$1.06')).toBeTruthy()
  })

  it('selects the model only after a confirmation, and then saves it', async () => {
    const server = createFakeServer({ body: policy({ engine: 'llm' }) })
    vi.stubGlobal('fetch', server.fetch)
    show(policy())
    fireEvent.click(modelChoice())
    expect(server.sent).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Let the model judge' }))
    const path = '/api/interview/interview/assessment-policy'
    await waitFor(() => expect(server.sent).toEqual([{ path, body: { engine: 'llm' } }]))
  })

  it('says that a chosen model stopped judging after it was replaced, and lets the member turn it off', () => {
    show(policy({ engine: 'llm', mayJudge: false, obstacle: 'changed' }))
    expect(screen.getByText('The model is selected, but it isn’t judging right now')).toBeTruthy()
    expect(isOff(screen.getByRole('radio', { name: /Built-in rules(?! plus)/ }))).toBe(false)
  })

  it('says why an exam was stopped early', () => {
    const latestExam = exam({ state: 'error', problem: 'unauthorized', parts: [] })
    show(policy({ mayJudge: false, obstacle: 'no_exam', latestExam }))
    expect(screen.getByText('The provider rejected this server’s API key.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Run again' })).toBeTruthy()
  })

  it('can be read by every member and changed by owners and admins alone', () => {
    show(policy(), false)
    expect(screen.getAllByText('Only owners and admins can change this.')[0]).toBeTruthy()
    expect(isOff(modelChoice())).toBe(true)
    expect(screen.queryByRole('button', { name: /Run/ })).toBeNull()
  })

  const gap = () => screen.getByRole('textbox', { name: /Gap without activity/ })

  it('sends the figures of remarks on CVs as they were typed, all of them', async () => {
    const cvLimits = { ...cvLimitPresets, gapMonths: 9 }
    const server = createFakeServer({ body: policy({ cvLimits }) })
    vi.stubGlobal('fetch', server.fetch)
    show(policy())
    expect(screen.queryByRole('button', { name: 'Reset to defaults' })).toBeNull()
    fireEvent.change(gap(), { target: { value: ' 9 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ cvLimits }]))
  })

  it('says in words which figure is out of bounds, leads to it and sends nothing', () => {
    const server = createFakeServer({ body: policy() })
    vi.stubGlobal('fetch', server.fetch)
    show(policy())
    for (const value of ['1', '37', '', '6.5', 'six']) {
      fireEvent.change(gap(), { target: { value } })
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 2 to 36.')
      expect(document.activeElement).toBe(gap())
    }
    expect(server.sent).toEqual([])
  })

  it('resets changed figures to the defaults, and shows them read-only to members without the right', async () => {
    const server = createFakeServer({ body: policy() })
    vi.stubGlobal('fetch', server.fetch)
    const set = policy({ cvLimits: { ...cvLimitPresets, shortStays: 5 } })
    show(set)
    fireEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }))
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ cvLimits: null }]))
    cleanup()
    show(set, false)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.getByRole('textbox', { name: /Short stays/ })).toHaveProperty('value', '5')
  })

  it('appears next to a model’s levels as a card of the passed exam', () => {
    showCard(exam())
    const card = screen.getByRole('region')
    expect(card.textContent).toContain('anthropic/m, on Nov 22, 2026')
    expect(within(card).getAllByRole('listitem')).toHaveLength(2)
  })

  it('says next to a model’s levels how many dimensions it passed', () => {
    showCard(partly)
    const card = screen.getByRole('region')
    expect(card.textContent).toContain('It scores the 2 of 3 dimensions that it passed.')
    expect(within(card).queryByRole('listitem')).toBeNull()
  })

  it('shows what the model may score by dimension, in words, and says that it passed in part', () => {
    show(policy({ latestExam: partly }))
    expect(screen.getAllByText('Passed in part')).toHaveLength(1)
    expect(screen.getByText(/Passed for 2 of 3 dimensions/)).toBeTruthy()
    const thinking = screen.getByRole('region', { name: 'Cognitive insights' })
    const rows = within(thinking).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ClarityPassed',
      'Decision makingNot passed: Padding, Prompt injection',
    ])
    expect(within(screen.getByRole('region', { name: 'Interview as a whole' })).getByText('Passed')).toBeTruthy()
    expect(screen.getByText('Exam finished: Passed in part')).toBeTruthy()
  })

  it('shows an exam from before dimensions were examined as passed as a whole', () => {
    show(policy())
    expect(screen.getByText('Exam finished: Passed')).toBeTruthy()
    expect(screen.queryByText('What the model may score')).toBeNull()
  })
})
