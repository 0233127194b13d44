import type { AssessmentNote, SubmissionAnswer } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as company } from '../../../../locales/en/company'
import { messages as recording } from '../../../../locales/en/recording'
import { AnswerFaultReport } from './answer-fault-report'
import { isExcluded } from './is-excluded'

afterEach(cleanup)

const answer: SubmissionAnswer = {
  answerId: 'a',
  questionId: 'q',
  questionText: 'Why?',
  questionNumber: 1,
  isFollowUp: false,
  criteria: [],
  text: '',
  modality: 'spoken',
  transcript: 'none',
  transcribedBy: null,
  lines: [],
  media: [],
  videoUrl: null,
  faultReport: { faults: [{ kind: 'muted', startMs: 4_000, endMs: 20_000 }], lostMs: 16_000, isUnusable: true },
  durationMs: 20_000,
  startedAtMs: 0,
}
const note = (kind: AssessmentNote['kind'], answerId: string) => ({ kind, answerId, start: 0, end: 0, quote: '' })

function show(given: SubmissionAnswer, notes: AssessmentNote[]) {
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ company, recording }}>
      <AnswerFaultReport answer={given} isExcluded={isExcluded({ notes }, given.answerId)} />
    </IntlProvider>,
  )
}

test('the recruiter reads the same faults as the candidate, and that the candidate is not to blame', () => {
  show(answer, [note('duplicate_dropped', 'a'), note('technical_fault', 'b')])
  expect(screen.getByText('The microphone was muted from 0:04 to the end.')).toBeTruthy()
  expect(screen.getByText(company.review.faultReport.neverCounts)).toBeTruthy()
})

test('an answer that the assessment left out says so and why', () => {
  show(answer, [note('technical_fault', 'a')])
  expect(screen.getByText(company.review.faultReport.excluded)).toBeTruthy()
})

test('an answer without faults shows no fault report', () => {
  show({ ...answer, faultReport: { faults: [], lostMs: 0, isUnusable: false } }, [])
  expect(screen.queryByTestId('answer-fault-report')).toBeNull()
  expect(isExcluded(null, 'a')).toBe(false)
})
