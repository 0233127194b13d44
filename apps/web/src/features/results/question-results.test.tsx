import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OverviewCard } from './overview-card'
import { QuestionResults } from './question-results'
import { renderResult } from './testing/render-result'
import { sampleAssessment, sampleQuote, scoredGroup } from './testing/sample-assessment'

afterEach(cleanup)

const assessment = sampleAssessment({
  questions: [
    {
      questionId: 'q1',
      text: 'A customer asks for a refund. What do you do?',
      words: 84,
      quote: sampleQuote({ tag: 'answer_sentence', quote: 'I asked for the receipt first' }),
      points: [
        { heading: 'Checks the purchase', state: 'covered', evidence: [sampleQuote({ tag: 'expected_point' })] },
        { heading: 'Offers a choice', state: 'partly', evidence: [sampleQuote({ start: 30, end: 50 })] },
        { heading: 'Follows up', state: 'not_heard', evidence: [] },
      ],
      pointCount: 3,
      share: 0.5,
      reason: null,
    },
    {
      questionId: 'q2',
      text: 'Why us?',
      words: 0,
      quote: null,
      points: [],
      pointCount: 0,
      share: null,
      reason: 'no_points',
    },
  ],
  requirements: [
    { name: 'SQL', state: 'named', evidence: sampleQuote({ tag: 'requirement_named', quote: 'wrote SQL every day' }) },
    { name: 'French', state: 'not_named', evidence: null },
  ],
})

test('each question shows its points as covered, partly covered or not heard, with their quotes', () => {
  renderResult(<QuestionResults assessment={assessment} />)
  expect(screen.getByTestId('points-total').textContent).toBe(
    '1 of 3 points covered, 1 partly · 1 of 2 questions answered',
  )
  expect(screen.getAllByRole('img', { name: 'Evidence for' })).toHaveLength(3)
  const [first, second] = screen.getAllByTestId('question-result')
  const points = within(first as HTMLElement).getAllByTestId('point')
  expect(points.map((point) => point.dataset['state'])).toEqual(['covered', 'partly', 'not_heard'])
  expect(points[0]?.textContent).toContain('I measured it first')
  expect(screen.getByLabelText('Show the quote: Checks the purchase').tagName).toBe('SUMMARY')
  expect(points[2]?.textContent).toBe('Follows up Not heard')
  expect(second?.textContent).toContain('This question has no expected points')
})

test('what a model calls wrong is shown as a sentence to check, with its reason', () => {
  const evidence = sampleQuote({
    tag: 'judge_quote',
    effect: '-',
    quote: 'I bypass the breaker',
    note: 'It removes the protection.',
  })
  const questions = (assessment.questions ?? []).map((question, index) =>
    index === 0 ? { ...question, correctness: { verdict: 'wrong' as const, evidence } } : question,
  )
  renderResult(<QuestionResults assessment={{ ...assessment, questions }} />)
  const [shown, ...more] = screen.getAllByTestId('correctness')
  expect(more).toEqual([])
  expect(shown?.textContent).toContain('The model says this is wrong')
  expect(shown?.textContent).toContain('I bypass the breaker')
  expect(shown?.textContent).toContain('It removes the protection.')
})

test('a sentence with a “wrong if” phrase is shown to look at, neither for nor against a level', () => {
  const evidence = sampleQuote({ tag: 'wrong_if', effect: '-', quote: 'I restart the database first' })
  const questions = (assessment.questions ?? []).map((question, index) =>
    index === 1 ? { ...question, sentencesToCheck: [{ phrases: ['restart first', 'restart'], evidence }] } : question,
  )
  renderResult(<QuestionResults assessment={{ ...assessment, questions }} />)
  const [shown, ...more] = screen.getAllByTestId('sentences-to-check')
  expect(more).toEqual([])
  expect(screen.getAllByTestId('question-result')[1]?.contains(shown as HTMLElement)).toBe(true)
  expect(shown?.textContent).toContain('Look at this sentence')
  expect(shown?.textContent).toContain('“I restart the database first”')
  expect(shown?.textContent).toContain('Wrong if: “restart first”, “restart”')
  expect(shown?.textContent).toContain('whether it is wrong is for you to judge. No level, point or order changes.')
  expect(within(shown as HTMLElement).queryByRole('img')).toBeNull()
})

test('a question without such sentences says nothing of them', () => {
  renderResult(<QuestionResults assessment={assessment} />)
  expect(screen.queryByTestId('sentences-to-check')).toBeNull()
})

test('requirements are named, with the quote, or not named', () => {
  renderResult(<QuestionResults assessment={assessment} />)
  const rows = within(screen.getByTestId('requirements')).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('SQL Named')
  expect(rows[0]?.textContent).toContain('wrote SQL every day')
  expect(rows[1]?.textContent).toBe('French Not named')
})

test('a candidate reads how many points there are, and that other words may have been missed', () => {
  renderResult(<QuestionResults assessment={assessment} />, { reader: 'candidate' })
  const text = screen.getByTestId('by-question').textContent
  expect(text).toContain('We may miss other words for the same thing')
  expect(text).toContain('No points are counted for this question')
  expect(text).not.toContain('This question has no expected points')
})

test('an assessment of an older engine has no part by question', () => {
  const { container } = renderResult(<QuestionResults assessment={sampleAssessment()} />)
  expect(container.textContent).toBe('')
})

test('the overall level says that it is made of points and communication, and that thinking is not judged', () => {
  const weights = { groups: { communication: 0.4, cognitive: 0, cv: 0 }, points: 0.6, dims: {} }
  const { container } = renderResult(
    <OverviewCard
      assessment={sampleAssessment({ overall: scoredGroup(3), groups: { communication: scoredGroup(3) }, weights })}
    />,
  )
  expect(container.textContent).toContain('From expected points covered (60%) and communication (40%)')
  expect(container.textContent).toContain('Thinking is not judged')
})
