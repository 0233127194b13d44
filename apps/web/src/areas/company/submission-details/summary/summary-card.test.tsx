import type { Assessment, SubmissionDetail } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { sampleAssessment } from '../../../../features/results/testing/sample-assessment'
import { messages as assessmentTexts } from '../../../../locales/en/assessment'
import { messages as submissionReview } from '../../../../locales/en/submission-review'
import { sampleAnswer } from '../testing/sample-submission'
import { SummaryCard } from './summary-card'

afterEach(cleanup)

const submission = {
  answers: [sampleAnswer()],
  questionCount: 1,
  mustHaves: ['SQL'],
  durationMs: 60_000,
} as unknown as SubmissionDetail

const countLines = (assessment: Assessment | null): number => {
  cleanup()
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ assessment: assessmentTexts, submissionReview }}>
      <SummaryCard submission={submission} assessment={assessment} decision={null} onOpenQuestion={() => undefined} />
    </IntlProvider>,
  )
  return screen.getAllByRole('listitem').length
}

test('without an assessment the summary says what is known and nothing about points and must-haves', () => {
  expect(countLines(null)).toBe(1)
  expect(screen.getByTestId('known').textContent).not.toBe('')
  expect(countLines(sampleAssessment())).toBe(5)
})
