import { expect, test } from 'vitest'
import { findMissedBest, listShortMeasures } from './improvements'
import { scoredDim } from './testing/sample-assessment'

test('a measure short of full credit names the figure that earns it, whichever way is better', () => {
  expect(findMissedBest({ value: 6, norm: '15→1' })).toBe(1)
  expect(findMissedBest({ value: 0.6, norm: '0.58→0.80' })).toBe(0.8)
  expect(findMissedBest({ value: 0.5, norm: '15→1' })).toBeNull()
})

test('a measure with a lower and an upper limit names the missed limit', () => {
  const norm = '70→120, 260→210'
  expect(findMissedBest({ value: 90, norm })).toBe(120)
  expect(findMissedBest({ value: 240, norm })).toBe(210)
  expect(findMissedBest({ value: 150, norm })).toBeNull()
})

test('a count without a limit and a measure without a range name no figure', () => {
  expect(findMissedBest({ value: 2, norm: '0→∞' })).toBeNull()
  expect(findMissedBest({ value: 2 })).toBeNull()
})

test('the measures that earned least come first', () => {
  const dim = scoredDim('fluency', 3, {
    measures: [
      { id: 'speech_rate', value: 90, unit: 'per_minute', contribution: 0.2, norm: '70→120' },
      { id: 'mean_run', value: 3, unit: 'words', contribution: 0.1, norm: '2→8' },
      { id: 'fillers_per_100', value: 0, unit: 'per_100_words', contribution: 1.2, norm: '15→1' },
    ],
  })
  expect(listShortMeasures(dim).map(({ measure, best }) => [measure.id, best])).toEqual([
    ['mean_run', 8],
    ['speech_rate', 120],
  ])
})
