import { cvSourceId, type RedFlag, screeningSourceId } from '@candor/contract'
import { getRemarkKey } from '@candor/domain'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
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

const left: RedFlag = {
  id: 'answer_dates',
  weight: 'ask',
  quotes: [{ start: 10, end: 30, quote: 'Clerk, Acme 2018–2022' }],
  said: [{ answerId: 'a1', start: 0, end: 19, quote: 'I left Acme in 2019', startMs: 4_200, endMs: 6_000 }],
  params: { case: 'end', source: 'answer', organization: 'Acme', saidTo: '2019', cvTo: '2022-01', limitMonths: 6 },
  question: 'ask_employer_dates',
  confidence: 'medium',
}

interface Shown {
  readonly place?: { start: number; end: number } | null
  readonly shown?: typeof read
  readonly playback?: ResultView['playback']
  readonly showWords?: ResultView['showWords']
  readonly renderObjection?: NonNullable<ResultView['renderObjection']>
}

function show(
  reader: ResultView['reader'],
  { place = null, shown = read, playback = null, showWords = null, renderObjection }: Shown = {},
) {
  const view: ResultView = {
    reader,
    answers: [{ answerId: 'a1', questionId: 'q1', questionNumber: 2 }],
    weights: shown.weights,
    playback,
    showCv: null,
    showWords,
    reviewer: [],
    renderBeside: null,
    ...(renderObjection && { renderObjection }),
  }
  return render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, assessment, cvReport }}>
      <ResultProvider view={view}>
        <CvReport assessment={shown} place={place} />
      </ResultProvider>
    </IntlProvider>,
  )
}

test('a remark shows its months in words, its line and, for the recruiter, a question to ask', () => {
  show('company')
  const remark = screen.getByTestId('cv-flag').textContent ?? ''
  expect(remark).toContain('Between Feb 2019 and Jan 2021 (22 months) the CV lists no activity')
  expect(remark).toContain('Cook')
  expect(remark).toContain('What did you do between Feb 2019 and Jan 2021?')
  expect(screen.getByText(/They never lower a level/)).toBeDefined()
})

test('a candidate reads the remark without the question for the recruiter', () => {
  show('candidate')
  expect(screen.getByTestId('cv-flag').textContent).not.toContain('You could ask')
})

test('the line a quote leads to is marked and takes the focus', () => {
  Element.prototype.scrollIntoView = () => undefined
  show('company', { place: { start: 0, end: 4 } })
  const [line] = screen.getAllByTestId('cv-line')
  expect(line?.getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(line)
})

test('a CV that was not read says so and shows no attribute', () => {
  show('company', { shown: sampleAssessment() })
  expect(screen.getByText(/didn’t read the CV/)).toBeDefined()
  expect(screen.queryByTestId('cv-report')).toBeNull()
})

const both = sampleAssessment({ cv: reading, redFlags: [left] })

test('a remark on an answer quotes the answer and the CV, and the answer plays from the quoted time', () => {
  const play = vi.fn()
  show('company', { shown: both, playback: { play, positionMs: (_, ms) => (ms ?? 0) + 60_000 } })
  const remark = screen.getByTestId('cv-flag').textContent ?? ''
  expect(remark).toContain('For Acme, the interview gives 2019 as the end; the CV gives Jan 2022')
  expect(remark).toContain('Clerk, Acme 2018–2022')
  expect(remark).toContain('From when until when were you at Acme')
  const quote = screen.getByRole('button', { name: /I left Acme in 2019/ })
  expect(quote.textContent).toContain('Question 2')
  expect(quote.textContent).toContain('1:04')
  fireEvent.click(quote)
  expect(play.mock.calls).toEqual([['a1', 4_200]])
})

test('without a recording, a quote links to its words instead of playing', () => {
  const showWords = vi.fn()
  show('company', { shown: both, showWords })
  const quote = screen.getByTestId('said-quote')
  expect(quote.textContent).toContain('No recording of this answer')
  fireEvent.click(screen.getByRole('button', { name: /^Show in transcript: “/ }))
  expect(showWords).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ answerId: 'a1', start: 0, end: 19 }))
})

test('a quote of a screening answer is labeled as one and can’t be played', () => {
  const [words] = left.said ?? []
  const screening = { ...left, said: words ? [{ ...words, answerId: screeningSourceId, quote: '20' }] : [] }
  show('candidate', { shown: sampleAssessment({ cv: reading, redFlags: [screening] }) })
  expect(screen.getByTestId('said-quote').textContent).toBe('Answer to a screening question“20”')
})

test('each remark has the objection to it, whatever the reader', () => {
  for (const reader of ['company', 'candidate'] as const) {
    show(reader, { renderObjection: ({ type, id }) => <p>{`${type}: ${id}`}</p> })
    for (const flag of read.redFlags) expect(screen.getByText(`cv_remark: ${getRemarkKey(flag)}`)).toBeTruthy()
    cleanup()
  }
})
