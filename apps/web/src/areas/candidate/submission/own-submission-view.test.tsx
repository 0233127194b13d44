import { digitalSources, type OwnSubmission } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  sampleAssessment,
  sampleQuote,
  scoredDim,
  scoredGroup,
} from '../../../features/results/testing/sample-assessment'
import { messages as assessmentTexts } from '../../../locales/en/assessment'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as certificate } from '../../../locales/en/certificate'
import { messages as common } from '../../../locales/en/common'
import { messages as feedback } from '../../../locales/en/feedback'
import { messages as recording } from '../../../locales/en/recording'
import { messages as requests } from '../../../locales/en/requests'
import { messages as responses } from '../../../locales/en/responses'
import { createOwnSubmission } from '../testing/create-own-submission'
import { OwnSubmissionView } from './own-submission-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

beforeAll(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ items: [], feedback: null, certificate: null, can: { create: true, showLevel: false } }),
    ),
  )
  URL.createObjectURL = () => 'blob:captions'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLMediaElement.prototype.load = () => undefined
})
afterEach(cleanup)

const assessment = sampleAssessment({
  overall: scoredGroup(3.2),
  groups: { communication: scoredGroup(3.4) },
  dims: {
    coherence: scoredDim('coherence', 4, {
      evidence: [sampleQuote()],
      missing: [{ key: 'missing.result', params: {} }],
    }),
    clarity: scoredDim('clarity', 2),
    fluency: scoredDim('fluency', 3),
  },
})

const texts = { common, candidate, recording, feedback, certificate, requests, responses }

const show = (part: Partial<OwnSubmission>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ ...texts, assessment: assessmentTexts }}>
        <OwnSubmissionView own={createOwnSubmission(part)} />
      </IntlProvider>
    </QueryClientProvider>,
  )

const process = () => screen.getByTestId('process')

test('without a released result, the page shows no level and no evidence, whatever the response contains', () => {
  const { container } = show({ result: 'not_given', assessment, assessmentState: 'scored' })
  expect(screen.queryByTestId('overall')).toBeNull()
  expect(screen.queryAllByTestId('evidence-quote')).toHaveLength(0)
  process().remove()
  expect(container.textContent).not.toMatch(/Level|3\.2|of 5|confidence/)
  expect(container.textContent).toContain('I measured it first, then baked.')
})

test('says where the interview is: assessed or not, the promised date, or when the company replied', () => {
  show({ replyBy: '2999-11-11T10:00:00.000Z', organizationName: 'Kiln' })
  expect(screen.getByText('Kiln promises to reply by November 11, 2999 at 10:00 AM UTC.')).toBeTruthy()
  expect(screen.getByText('Your answers aren’t assessed yet.')).toBeTruthy()
  cleanup()
  show({ replyBy: '2020-11-11T10:00:00.000Z', organizationName: 'Kiln' })
  expect(
    screen.getByText('Kiln promised to reply by November 11, 2020 at 10:00 AM UTC and hasn’t replied yet.'),
  ).toBeTruthy()
  cleanup()
  show({ replyBy: null, organizationName: 'Kiln', isAssessed: true })
  expect(screen.getByText('No reply yet. Kiln hasn’t promised a date.')).toBeTruthy()
  expect(screen.getByText('Your answers were assessed.')).toBeTruthy()
  cleanup()
  show({ replyBy: null, repliedAt: '2026-11-05T10:00:00.000Z', organizationName: 'Kiln' })
  expect(screen.getByText('Kiln replied on November 5, 2026.')).toBeTruthy()
  expect(screen.queryByText(/promise/)).toBeNull()
})

test('without a released result, the page shows the company’s reason, or a sentence that is always true', () => {
  const { container } = show({ resultOffReason: 'We call <b>everyone</b>.' })
  expect(screen.getByTestId('result-off-reason').textContent).toBe('We call <b>everyone</b>.')
  expect(container.textContent).toContain('Sao Mai hasn’t shared results')
  cleanup()
  show({ resultOffReason: null })
  expect(screen.queryByTestId('result-off-reason')).toBeNull()
})

test('the locked page is the same for every level', () => {
  const locked = (level: number) => {
    const { container } = show({ assessment: sampleAssessment({ overall: scoredGroup(level) }) })
    const { innerHTML } = container
    cleanup()
    return innerHTML.replaceAll(/(id|for|aria-\w+)="[^"]*"/g, '')
  }
  expect(locked(1.2)).toBe(locked(4.8))
})

test('without a judged answer, or on a sample, the page doesn’t mention a result based on the candidate’s words', () => {
  for (const state of ['insufficient', 'mock'] as const) {
    show({ result: 'ready', assessment: { ...assessment, state }, assessmentState: state })
    expect(document.querySelector('h1')?.textContent).toBe('Your interview')
    expect(screen.getByTestId('assessment-notice').dataset.state).toBe(state)
    expect(screen.queryByTestId('overall') !== null).toBe(state === 'mock')
    expect(screen.queryAllByText('All dimensions of the interview').length > 0).toBe(state === 'mock')
    // The overall figure, the radar and both groups: each card says by itself that it is only a sample.
    expect(screen.queryAllByTestId('sample-mark')).toHaveLength(state === 'mock' ? 4 : 0)
    cleanup()
  }
})

test('the notice addresses the candidate and describes what this page shows', () => {
  for (const state of ['incomplete', 'insufficient'] as const) {
    show({ result: 'ready', assessmentState: state })
    const { textContent } = screen.getByTestId('assessment-notice')
    expect(textContent).toContain(assessmentTexts.own.notices[state])
    expect(textContent).not.toMatch(/The candidate|transcript/)
    cleanup()
  }
})

test.each(['insufficient', 'no_response', 'empty'] as const)(
  'a short interview (%s) says once what it needs',
  (state) => {
    const short = sampleAssessment({ state })
    show({ result: 'ready', assessment: short, assessmentState: state })
    expect(within(screen.getByTestId('assessment-notice')).getByText(/At least 2 longer answers/)).toBeTruthy()
  },
)

test('the page doesn’t say that typed answers were heard', () => {
  const [spoken] = createOwnSubmission().answers
  if (!spoken) throw new Error('there is one')
  show({ answers: [{ ...spoken, modality: 'typed', media: [] }] })
  expect(screen.queryByText(/Word-for-word transcript/)).toBeNull()
  cleanup()
  show({
    answers: [
      { ...spoken, modality: 'typed', media: [] },
      { ...spoken, answerId: 'a2' },
    ],
  })
  expect(screen.getByText(/Word-for-word transcript/)).toBeDefined()
})

test('the page explains how the interview is assessed, with or without a released result', () => {
  for (const part of [{ result: 'not_given' as const }, { result: 'ready' as const, assessment }]) {
    show(part)
    expect(process().textContent).toContain('40% communication and 60% expected points')
    expect(process().textContent).toContain('without a language model')
    cleanup()
  }
})

test('an evaluation that failed says what happened, that nothing is lost, and what the company can do', () => {
  show({ result: 'error' })
  const { textContent } = screen.getByTestId('own-state')
  expect(textContent).toContain('Error evaluating the interview')
  expect(textContent).toContain('We will be in touch with you soon. We tried more than once, but the assessment')
  expect(textContent).toContain('Nothing is lost: Sao Mai has all your answers and can ask for another assessment.')
  expect(textContent).toContain('You get an email when your result is there.')
})

test('a released result says what would have raised it, and its quotes play the candidate’s recording', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  show({ result: 'ready', assessment, assessmentState: 'scored' })
  fireEvent.click(within(screen.getByTestId('dim-coherence')).getByText('Coherence'))
  expect(screen.getByText('What would have scored higher')).toBeDefined()
  const [quote] = screen.getAllByTestId('evidence-quote')
  expect(screen.queryByTestId('own-video')).toBeNull()
  if (quote) fireEvent.click(quote)
  expect(screen.getByTestId('own-video').getAttribute('src')).toBe('/api/media/1')
  fireEvent.click(screen.getByLabelText('Close player'))
  expect(screen.queryByTestId('own-video')).toBeNull()
  play.mockRestore()
})

test('the docked player reserves space at the end of the page, so that the last lines stay readable', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(280)
  show({})
  expect(screen.queryByTestId('player-spacer')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play this answer: What did you bake?' }))
  expect(Number.parseInt(screen.getByTestId('player-spacer').style.height, 10)).toBeGreaterThanOrEqual(280)
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('')
  fireEvent.click(screen.getByLabelText('Close player'))
  expect(screen.queryByTestId('player-spacer')).toBeNull()
  expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  height.mockRestore()
  play.mockRestore()
})

test('the page doesn’t describe a typed question without an answer as an unintelligible recording', () => {
  const [spoken] = createOwnSubmission().answers
  if (!spoken) throw new Error('there is one')
  show({
    answers: [
      { ...spoken, text: '', modality: 'typed', transcript: 'none', media: [] },
      { ...spoken, answerId: 'a2', text: '' },
    ],
  })
  const [typed, recorded] = screen.getAllByTestId('own-answer')
  expect(typed?.textContent).toContain('Not answered')
  expect(recorded?.textContent).toContain('No speech was recognized')
})

test('the quote of a typed answer leads to its words in the candidate’s answers and marks them', () => {
  const [spoken] = createOwnSubmission().answers
  if (!spoken) throw new Error('there is one')
  HTMLElement.prototype.scrollIntoView = () => undefined
  show({
    result: 'ready',
    assessment,
    assessmentState: 'scored',
    answers: [{ ...spoken, modality: 'typed', media: [] }],
  })
  fireEvent.click(within(screen.getByTestId('dim-coherence')).getByRole('button', { name: /^Coherence/ }))
  const [way] = screen.getAllByText('Show in transcript')
  if (way) fireEvent.click(way)
  const marked = screen.getByTestId('own-answer').querySelector('mark')
  expect(marked?.textContent).toBe(spoken.text.slice(0, 20))
  expect(document.activeElement).toBe(marked)
})

test('while the result is on its way, the page counts recordings and transcripts, and gives the engine no percent', () => {
  const recordings = { stored: 3, total: 4, storedBytes: 36_500_000 }
  show({
    result: 'waiting',
    progress: { recordings, transcripts: { ready: 1, total: 3 }, isAssessing: false, reading: null },
  })
  const bars = within(screen.getByTestId('result-progress')).getAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['75', '33', null])
  expect(screen.getByTestId('result-progress').textContent).toMatch(
    /3 of 4, \d+(\.\d)? MB · 75%.*1 of 3 · 33%.*Waiting to begin/,
  )
})

test('the progress of typed answers has no recordings and no transcripts', () => {
  const nothing = { stored: 0, total: 0, storedBytes: 0 }
  show({
    result: 'waiting',
    progress: { recordings: nothing, transcripts: { ready: 0, total: 0 }, isAssessing: true, reading: null },
  })
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  expect(screen.getByTestId('result-progress').textContent).toContain(assessmentTexts.own.progress.running)
})

test('while a model reads, the page says which question, next to the result there is', () => {
  const nothing = { stored: 0, total: 0, storedBytes: 0 }
  const progress = { recordings: nothing, transcripts: { ready: 0, total: 0 }, isAssessing: false }
  show({
    result: 'ready',
    assessment,
    assessmentState: 'scored',
    progress: { ...progress, reading: { question: 3, questions: 6 } },
  })
  const reading = screen.getByTestId('reading-progress')
  expect(reading.textContent).toContain('Question 3 of 6')
  expect(within(reading).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
  expect(screen.getByTestId('overall')).toBeTruthy()
})

test('a model’s follow-up is marked for programs and labeled for people', () => {
  const [spoken] = createOwnSubmission().answers
  if (!spoken) throw new Error('there is one')
  show({
    answers: [{ ...spoken, isFollowUp: true, questionText: 'And?', questionDigitalSource: digitalSources.model }],
  })
  expect(screen.getByText('And?').getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
})

test('the links at the top lead to the answers, the review by a person, and the data', () => {
  show({})
  const links = within(screen.getByRole('navigation', { name: assessmentTexts.own.onThisPage })).getAllByRole('link')
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
  expect(targets.map((target) => target?.textContent)).toEqual(links.map(({ textContent }) => textContent))
  expect(targets).toHaveLength(3)
})
