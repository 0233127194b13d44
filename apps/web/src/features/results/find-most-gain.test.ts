import { expect, test } from 'vitest'
import { findMostGain } from './find-most-gain'
import { sampleAssessment, scoredDim, scoredGroup } from './testing/sample-assessment'

const weights = {
  groups: { communication: 0.4, cognitive: 0.6, cv: 0 },
  dims: { grammar: 0.2, comprehension: 0.3, fluency: 0.1, vocabulary: 0.2, coherence: 0.2 },
}

test('finds the part whose weight and distance from the highest level could have raised a mean most', () => {
  const assessment = sampleAssessment({
    weights,
    dims: {
      grammar: scoredDim('grammar', 2),
      comprehension: scoredDim('comprehension', 3.5),
      fluency: scoredDim('fluency', 1),
    },
  })
  // 0.2 × 3 is more than 0.3 × 1.5 and 0.1 × 4.
  expect(findMostGain('communication', assessment)).toEqual({ id: 'grammar', percent: 33, level: 2 })
})

test('the overall level takes the points from comprehension, and groups as they are shown', () => {
  const points = { groups: { communication: 0.4, cognitive: 0, cv: 0 }, points: 0.6, dims: weights.dims }
  const assessment = sampleAssessment({
    weights: points,
    dims: { comprehension: scoredDim('comprehension', 4) },
    groups: { communication: scoredGroup(2.3) },
  })
  expect(findMostGain('overall', assessment)).toEqual({ id: 'communication', percent: 40, level: 2.5 })
  const alone = sampleAssessment({ weights: points, dims: { comprehension: scoredDim('comprehension', 4) } })
  expect(findMostGain('overall', alone)).toEqual({ id: 'points', percent: 100, level: 4 })
})

test('the gain is that of the exact levels, not of those that are shown', () => {
  const assessment = sampleAssessment({
    weights: { groups: { communication: 0.4, cognitive: 0.6, cv: 0 }, dims: {} },
    groups: { communication: scoredGroup(2.2), cognitive: scoredGroup(3.1) },
  })
  // 0.6 × 1.9 is more than 0.4 × 2.8; of the shown levels 2 and 3, both would be 1.2.
  expect(findMostGain('overall', assessment)).toEqual({ id: 'cognitive', percent: 60, level: 3 })
})

test('a part that is shown at the highest level is never named', () => {
  const weights = { groups: { communication: 0.1, cognitive: 0.9, cv: 0 }, dims: {} }
  // 0.9 × 0.2 is more than 0.1 × 0.3, but 4.8 is shown as 5.
  const groups = { communication: scoredGroup(4.7), cognitive: scoredGroup(4.8) }
  expect(findMostGain('overall', sampleAssessment({ weights, groups }))?.id).toBe('communication')
})

test('finds nothing where every weighted part has the highest level, or none has a weight', () => {
  const dims = { grammar: scoredDim('grammar', 5) }
  expect(findMostGain('communication', sampleAssessment({ weights, dims }))).toBeNull()
  const unweighted = { groups: weights.groups, dims: {} }
  expect(findMostGain('communication', sampleAssessment({ weights: unweighted, dims }))).toBeNull()
})
