import { expect, test } from 'vitest'
import { sampleEvidence, sampleResult } from '../testing/sample-submission'
import { listReelQuotes } from './list-reel-quotes'

const point = (
  heading: string,
  start: number,
  { answerId = 'a1', state = 'covered' as 'covered' | 'partly' } = {},
) => ({
  heading,
  state,
  evidence: [sampleEvidence({ answerId, start, end: start + 10 })],
})
const headings = (...results: Parameters<typeof listReelQuotes>[0]) =>
  listReelQuotes(results).map(({ heading }) => heading)

test('takes one covered point of each of the strongest questions before a second one', () => {
  const weak = sampleResult({ questionId: 'q1', share: 0.2, points: [point('weak', 0, { answerId: 'a1' })] })
  const strong = sampleResult({
    questionId: 'q2',
    share: 0.9,
    points: [point('first', 0, { answerId: 'a2' }), point('second', 20, { answerId: 'a2' })],
  })
  const middle = sampleResult({
    questionId: 'q3',
    share: 0.5,
    points: [point('half', 0, { answerId: 'a3', state: 'partly' }), point('middle', 20, { answerId: 'a3' })],
  })
  expect(headings(weak, strong, middle)).toEqual(['first', 'middle', 'weak'])
  expect(headings(strong)).toEqual(['first', 'second'])
})

test('shows no words twice, and nothing where no point is covered', () => {
  const points = [
    point('one', 0, { answerId: 'a1' }),
    point('overlaps', 5, { answerId: 'a1' }),
    point('apart', 10, { answerId: 'a1' }),
  ]
  expect(headings(sampleResult({ points }))).toEqual(['one', 'apart'])
  expect(
    headings(sampleResult({ points: [point('half', 0, { answerId: 'a1', state: 'partly' })] }), sampleResult()),
  ).toEqual([])
})
