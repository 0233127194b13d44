import { notEvaluatedReasons } from '@candor/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DimRow } from './dim-row'
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

test('the company doesn’t read what would have raised a level', () => {
  renderResult(<OverviewCard assessment={assessment} />)
  expect([read('overall'), read('communication')]).toEqual([null, null])
})

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
    expect(needed({ reason }).replace('What a level would have needed', '')).toMatch(/[.]$/)
  },
)

test('a dimension with too few words names the engine’s figure, and a missing criterion comes first', () => {
  const why = [{ key: 'not_evaluated.insufficient_evidence', params: { words: 12, needed: 75 } }]
  expect(needed({ why })).toContain('At least 75 words in your answers.')
  const missing = [{ key: 'missing.cv_fact', params: {} }]
  expect(needed({ missing, reason: 'insufficient_evidence' })).toContain('A dated fact in the CV that shows this.')
})

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
