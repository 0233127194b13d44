import { expect, test } from 'vitest'
import { leastWeightPercent, toWeightPercent } from './weight-percent'

test('a share below the least is rounded, but never to the least', () => {
  expect(leastWeightPercent).toBe(60)
  expect([0.4567, 0.597, 0.6, 0.756].map(toWeightPercent)).toEqual([46, 59, 60, 76])
})
