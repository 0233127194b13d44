import { cvSourceId, type RedFlag } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as common } from '../../../locales/en/common'
import { messages as cvReport } from '../../../locales/en/cv-report'
import { ResultProvider, type ResultView } from '../result-view'
import { sampleAssessment, sampleQuote, scoredDim } from '../testing/sample-assessment'
import { CvReport } from './cv-report'

afterEach(cleanup)

const gap: RedFlag = {
  id: 'gap',
  weight: 'ask',
  quotes: [{ start: 0, end: 4, quote: 'Cook' }],
  params: { endMonth: '2019-02', startMonth: '2021-01', months: 22 },
  question: 'ask_period',
  confidence: 'low',
}
const reading = { entries: [], experienceMonths: null, sha256: 'x' }
const evidence = [sampleQuote({ answerId: cvSourceId, start: 0, end: 4, quote: 'Cook', startMs: null, endMs: null })]
const read = sampleAssessment({
  cv: reading,
  redFlags: [gap],
  dims: { strategic_focus: scoredDim('strategic_focus', 4, { evidence }) },
})

function show(reader: ResultView['reader'], place: { start: number; end: number } | null = null, shown = read) {
  const view: ResultView = {
    reader,
    answers: [],
    weights: shown.weights,
    playback: null,
    showCv: null,
    reviewer: [],
    renderBeside: null,
  }
  return render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, assessment, cvReport }}>
      <ResultProvider view={view}>
        <CvReport assessment={shown} place={place} />
      </ResultProvider>
    </IntlProvider>,
  )
}

test('a remark is told with its months as people write them, its line, and for the recruiter a question to ask', () => {
  show('company')
  const remark = screen.getByTestId('cv-flag').textContent ?? ''
  expect(remark).toContain('Between Feb 2019 and Jan 2021 (22 months) the CV lists no activity')
  expect(remark).toContain('Cook')
  expect(remark).toContain('What did you do between Feb 2019 and Jan 2021?')
  expect(screen.getByText(/They never lower a level/)).toBeDefined()
})

test('a candidate reads the remark without the question that somebody might be asked', () => {
  show('candidate')
  expect(screen.getByTestId('cv-flag').textContent).not.toContain('You could ask')
})

test('the line a quote leads to is marked and takes the focus', () => {
  Element.prototype.scrollIntoView = () => undefined
  show('company', { start: 0, end: 4 })
  const [line] = screen.getAllByTestId('cv-line')
  expect(line?.getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(line)
})

test('a CV that was not read says so and shows no attribute', () => {
  show('company', null, sampleAssessment())
  expect(screen.getByText(/was not read/)).toBeDefined()
  expect(screen.queryByTestId('cv-report')).toBeNull()
})
