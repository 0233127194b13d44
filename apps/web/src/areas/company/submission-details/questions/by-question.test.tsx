import { digitalSources, type Review, type SubmissionDetail } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultProvider, type ResultView } from '../../../../features/results/result-view'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as submissionReview } from '../../../../locales/en/submission-review'
import { saveShortcutSetting } from '../../../../shared/keys/shortcut-setting'
import { DecisionBar } from '../decision/decision-bar'
import type { ReviewState } from '../review/use-review'
import { sampleAnswer, samplePoint, sampleResult } from '../testing/sample-submission'
import { AnswerPart } from './answer-part'
import { ByQuestion } from './by-question'
import { groupQuestions } from './group-questions'
import type { ActiveQuestion } from './use-active-question'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

afterEach(() => {
  cleanup()
  saveShortcutSetting(true)
})

const review: Review = {
  levels: { own: [], others: [] },
  decision: { own: null, others: [], otherCount: 2 },
}
const createState = (part: Partial<ReviewState> = {}): ReviewState => ({
  review,
  isError: false,
  retry: () => undefined,
  setLevel: vi.fn<ReviewState['setLevel']>(),
  last: null,
  undo: () => undefined,
  decide: vi.fn<ReviewState['decide']>(),
  ...part,
})
const answers = [sampleAnswer()]
const points = [samplePoint('Effect on users', 'covered'), samplePoint('Review afterwards', 'not_heard')]
const groups = groupQuestions(answers, [sampleResult({ points })])
const view: ResultView = {
  reader: 'company',
  answers,
  weights: { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} },
  playback: null,
  showCv: null,
  showWords: vi.fn<(place: unknown) => void>(),
  reviewer: [],
  renderBeside: null,
}
const active: ActiveQuestion = {
  active: groups[0] ?? null,
  open: () => undefined,
  toggle: () => undefined,
  step: () => null,
  criterion: () => 0,
  setCriterion: () => undefined,
}
const show = (state: ReviewState | null) =>
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, company, submissionReview }}>
      <ResultProvider view={view}>
        {state && <DecisionBar state={state} />}
        <ByQuestion
          submission={{ answers, assessment: null } as unknown as SubmissionDetail}
          groups={groups}
          state={state}
          active={active}
        />
      </ResultProvider>
    </IntlProvider>,
  )

test('a typed answer shows its text and no player, and each heard point its quote, which leads to its words', () => {
  show(null)
  expect(screen.getByTestId('answer-part').textContent).toContain('I moved traffic to the second region.')
  expect(screen.queryByRole('button', { name: /Play/ })).toBeNull()
  expect(screen.getAllByTestId('point').map(({ dataset }) => dataset.state)).toEqual(['covered', 'not_heard'])
  expect(screen.getByTestId('point-quote').textContent).toContain('“moved traffic”')
  fireEvent.click(screen.getByTestId('quote-button'))
  expect(view.showWords).toHaveBeenCalledOnce()
})

test('a member who only reads sees no controls for levels', () => {
  show(null)
  expect(screen.queryByTestId('anchors')).toBeNull()
})

test('a press on an anchor sets the level, and what colleagues decided is hidden before the member decides', () => {
  const state = createState()
  show(state)
  fireEvent.click(screen.getByTestId('anchor-4'))
  expect(state.setLevel).toHaveBeenCalledWith({ questionId: 'q1', criterion: 0 }, 4)
  expect(screen.getByTestId('decision').textContent).toContain('2 colleagues have decided')
  expect(screen.queryByTestId('colleague-decisions')).toBeNull()
  fireEvent.click(screen.getByTestId('decide-maybe'))
  expect(state.decide).toHaveBeenCalledWith('maybe', null)
})

test('names no keys while they are switched off', () => {
  const keys = /1 to 5|^[YUNZ]$/
  show(createState({ last: { questionId: 'q1', criterion: 0, level: null } }))
  expect(screen.getAllByText(keys).length).toBeGreaterThan(3)
  cleanup()
  saveShortcutSetting(false)
  show(createState())
  expect(screen.queryAllByText(keys)).toEqual([])
})

test('reads out that a decision was saved, and that it was removed', () => {
  const decided = (own: Review['decision']['own']) =>
    createState({ review: { ...review, decision: { ...review.decision, own } } })
  const own = { userId: 'u1', name: '', decision: 'yes' as const, reason: null, at: '2026-11-27T12:00:00.000Z' }
  const inTexts = (state: ReviewState) => (
    <IntlProvider locale="en" timeZone="UTC" messages={{ company, submissionReview }}>
      <DecisionBar state={state} />
    </IntlProvider>
  )
  const { rerender } = render(inTexts(decided(null)))
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(inTexts(decided(own)))
  expect(status.textContent).toBe('Decision saved: Yes')
  rerender(inTexts(decided(null)))
  expect(status.textContent).toBe('Decision removed')
})

test.each([
  [digitalSources.model, true],
  [digitalSources.rules, false],
] as const)('a follow-up is marked with its source %s, and people read it of a model', (source, isLabeled) => {
  const followUp = sampleAnswer({
    answerId: 'a2',
    isFollowUp: true,
    questionText: 'And?',
    questionDigitalSource: source,
  })
  const submission = { answers: [followUp], assessment: null } as unknown as SubmissionDetail
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, common, company, submissionReview }}>
      <ResultProvider view={view}>
        <AnswerPart submission={submission} answer={followUp} ranges={[]} />
      </ResultProvider>
    </IntlProvider>,
  )
  expect(screen.getByText(/And\?/).getAttribute('data-digital-source-type')).toBe(source)
  expect(screen.queryByText(common.writtenByAi) !== null).toBe(isLabeled)
})
