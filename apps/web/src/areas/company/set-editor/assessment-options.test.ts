import { expect, test } from 'vitest'
import { percentSteps } from './assessment-options'

test('the weights go in steps of ten, and a figure in between that the set already has is not lost', () => {
  expect(percentSteps(40)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(percentSteps(45)).toContain(45)
  expect(percentSteps(45)).toHaveLength(12)
})
