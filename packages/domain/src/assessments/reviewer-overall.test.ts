import { expect, it } from 'vitest'
import { averageReviewerLevels } from './reviewer-overall'

const weights = {
  groups: { communication: 0.4, cognitive: 0, cv: 0 },
  points: 0.6,
  dims: { grammar: 0.5, comprehension: 0.5, problem_solving: 0.5, decision_making: 0.5, clarity: 0 },
} as const

it('is the mean of people’s levels by the set’s weights, thinking by the weight of the points', () => {
  const levels = [
    { dimId: 'grammar', level: 2 },
    { dimId: 'problem_solving', level: 4 },
    { dimId: 'problem_solving', level: 5 },
    { dimId: 'decision_making', level: 4 },
  ] as const
  // (0.2 * 2 + 0.3 * 4.5 + 0.3 * 4) / 0.8 = 3.69
  expect(averageReviewerLevels(levels, weights)).toEqual({ level: 3.5, weightSet: expect.closeTo(0.8, 10), dims: 3 })
})

it('is no level below 60% of the weights, and nothing where no level counts', () => {
  const few = [
    { dimId: 'grammar', level: 5 },
    { dimId: 'problem_solving', level: 5 },
  ] as const
  expect(averageReviewerLevels(few, weights)).toEqual({ level: null, weightSet: expect.closeTo(0.5, 10), dims: 2 })
  expect(averageReviewerLevels([{ dimId: 'clarity', level: 5 }], weights)).toBeNull()
  expect(averageReviewerLevels([], weights)).toBeNull()
})

it('reaches 60% with all of thinking, whatever the rounding', () => {
  const thinking = [
    { dimId: 'problem_solving', level: 3 },
    { dimId: 'decision_making', level: 4 },
  ] as const
  expect(averageReviewerLevels(thinking, weights)?.level).toBe(3.5)
})
