import { communicationDims, type NotEvaluatedReason, notEvaluatedReasons } from '@candor/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DimRow } from './dim-row'
import { NeededAnswers } from './needed-answers'
import { OverviewCard } from './overview-card'
import { QuestionResults } from './question-results'
import { renderResult } from './testing/render-result'
import { sampleAssessment, sampleQuote, scoredDim, scoredGroup } from './testing/sample-assessment'

afterEach(cleanup)

const candidate = { reader: 'candidate' } as const
const weights = { groups: { communication: 0.4, cognitive: 0.6, cv: 0 }, dims: { grammar: 0.6, vocabulary: 0.4 } }
const assessment = sampleAssessment({
  weights,
  overall: scoredGroup(2.4, 1),
  groups: {
    communication: scoredGroup(3),
    cognitive: scoredGroup(2),
    cv: { state: 'not_evaluated', reason: 'no_cv', weightScored: 0 },
  },
  dims: { grammar: scoredDim('grammar', 2.8), vocabulary: scoredDim('vocabulary', 3.3) },
})
const read = (id: string) => screen.queryByTestId(`raise-${id}`)?.textContent ?? null

test('the overall level and each group say which part would have raised them most', () => {
  renderResult(<OverviewCard assessment={assessment} />, candidate)
  expect(read('overall')).toBe(
    'A higher level of Cognitive insights would have raised it most: it makes up 60% of this level and is at 2 of 5.',
  )
  expect(read('communication')).toContain('A higher level of Grammar would have raised it most: it makes up 60%')
  expect(read('cv')).toBe('What a level would have needed: A CV with text that can be read.')
})

test('the highest overall level says so, and one without enough weight says what is missing', () => {
  renderResult(<OverviewCard assessment={{ ...assessment, overall: scoredGroup(4.8) }} />, candidate)
  expect(read('overall')).toBe('This is the highest level.')
  cleanup()
  const none = { state: 'not_evaluated', reason: 'needs_reviewer', weightScored: 0.4 } as const
  renderResult(<OverviewCard assessment={{ ...assessment, overall: none }} />, candidate)
  expect(read('overall')).toBe('What a level would have needed: A level for at least 60% of its weight. Here it’s 40%.')
})

const unscored = (reason: NotEvaluatedReason, weightScored: number) =>
  ({ state: 'not_evaluated', reason, weightScored }) as const

test.each([0.5, 0.75])(
  'a group that one part without evidence voids says so, though %d of its weights are scored',
  (weightScored) => {
    const none = unscored('insufficient_evidence', weightScored)
    const groups = { ...assessment.groups, communication: none, cv: none }
    renderResult(<OverviewCard assessment={{ ...assessment, groups }} />, candidate)
    expect(read('cv')).toBe('What a level would have needed: A dated fact in the CV for each attribute.')
    expect(read('communication')).toBe('What a level would have needed: Enough words for each of its parts.')
  },
)

test('a model’s groups and the overall level are missing for lack of weight alone', () => {
  const none = unscored('insufficient_evidence', 0)
  const groups = { ...assessment.groups, cognitive: none, cv: unscored('insufficient_evidence', 0.597) }
  renderResult(<OverviewCard assessment={{ ...assessment, engine: 'llm', groups, overall: none }} />, candidate)
  expect(read('cv')).toMatch(/at least 60% of its weight. Here it’s 59%.$/)
  expect([read('cognitive'), read('overall')]).toEqual([
    'What a level would have needed: A level for at least 60% of its weight. Here it’s 0%.',
    'What a level would have needed: A level for at least 60% of its weight. Here it’s 0%.',
  ])
})

test('the share of the weights is the same in both of its sentences', () => {
  const overall = unscored('needs_reviewer', 0.597)
  renderResult(<OverviewCard assessment={{ ...assessment, overall }} />, candidate)
  expect(screen.getByText(/^Only 59% of the overall level/)).toBeTruthy()
  expect(read('overall')).toContain('Here it’s 59%.')
})

test('the company doesn’t read what would have raised a level', () => {
  renderResult(<OverviewCard assessment={assessment} />)
  expect([read('overall'), read('communication')]).toEqual([null, null])
})

const judged = { samples: [null, null, null], spread: 0, whyNotHigher: '', checks: [] }
const dim = (part: object) => ({ ...assessment.dims.fluency, ...part })
const needed = (part: object): string => {
  renderResult(<DimRow dim={dim(part)} />, candidate)
  fireEvent.click(screen.getByRole('button', { name: /^Fluency/ }))
  const text = screen.getByTestId('needed').textContent ?? ''
  cleanup()
  return text
}

test.each(notEvaluatedReasons)(
  'a dimension without a level for the reason %s says what a level would have needed',
  (reason) => {
    expect(needed({ reason, judged }).replace('What a level would have needed', '')).toMatch(/[.]$/)
  },
)

test('a dimension with too few words names the engine’s figure, and a missing criterion comes first', () => {
  const why = [{ key: 'not_evaluated.insufficient_evidence', params: { words: 12, needed: 75 } }]
  expect(needed({ why })).toContain('At least 75 words in your answers.')
  const missing = [{ key: 'missing.cv_fact', params: {} }]
  expect(needed({ missing, reason: 'insufficient_evidence' })).toContain('A dated fact in the CV that shows this.')
})

test('a short interview says once what it needs, not at each dimension', () => {
  const short = sampleAssessment({ state: 'insufficient' })
  renderResult(
    <>
      <NeededAnswers assessment={short} />
      <DimRow dim={short.dims.fluency} />
    </>,
    candidate,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Fluency/ }))
  expect(screen.queryByTestId('needed')).toBeNull()
  expect(screen.getByTestId('needed-answers').textContent).toBe(
    'What a level would have needed: At least 2 longer answers (12 words or more; if spoken, also 5 seconds), or 60 content words in all.',
  )
})

test.each(['technical_fault', 'low_asr_confidence', 'needs_reviewer'] as const)(
  'an interview without levels for the reason %s isn’t called too short',
  (reason) => {
    const dims = Object.fromEntries(communicationDims.map((id) => [id, { ...assessment.dims.fluency, id, reason }]))
    renderResult(<NeededAnswers assessment={sampleAssessment({ state: 'insufficient', dims })} />, candidate)
    expect(screen.queryByTestId('needed-answers')).toBeNull()
  },
)

const question = (states: readonly ('covered' | 'partly')[], pointCount: number) => {
  const points = states.map((state, index) => ({ heading: `Point ${index}`, state, evidence: [sampleQuote()] }))
  const base = { questionId: 'q1', text: 'Why?', words: 80, quote: null, reason: null }
  renderResult(
    <QuestionResults assessment={sampleAssessment({ questions: [{ ...base, points, pointCount, share: 0.5 }] })} />,
    candidate,
  )
  const text = screen.getByTestId('question-raise').textContent
  cleanup()
  return text
}

test('a question says how many points would have raised it, and names none', () => {
  expect(question(['covered', 'partly'], 4)).toBe(
    'What would have raised this: 2 points that we didn’t hear, and more about 1 point that counts half.',
  )
  expect(question(['covered'], 2)).toBe('What would have raised this: 1 point that we didn’t hear.')
  expect(question(['partly'], 1)).toBe('What would have raised this: more about 1 point that counts half.')
  expect(question(['covered', 'covered'], 2)).toBe('Every point is covered: nothing would have raised this.')
})
