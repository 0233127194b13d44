import { describe, expect, test } from 'vitest'
import { mannWhitneyZ, percentile } from './testing/mann-whitney'
import { createRandom } from './testing/random'

/** Times of a request as they are: a floor, and a long tail. */
const times = (seed: string, count: number, moreMs = 0): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => 5 + moreMs - 1.5 * Math.log(1 - random.next()))
}

describe('the comparison of two samples', () => {
  test('finds nothing between samples of one distribution but where chance has it, once in 370', () => {
    const found = Array.from({ length: 500 }, (_, at) => mannWhitneyZ(times(`a${at}`, 300), times(`b${at}`, 300)))
    const chance = found.filter((z) => Math.abs(z) >= 3).length
    const spread = Math.sqrt(found.reduce((sum, z) => sum + z * z, 0) / found.length)
    expect(chance).toBeLessThanOrEqual(5)
    expect(spread).toBeCloseTo(1, 0)
  })

  test('finds one millisecond more in 300 of each, and says on which side', () => {
    expect(mannWhitneyZ(times('a', 300, 1), times('b', 300))).toBeGreaterThan(3)
    expect(mannWhitneyZ(times('a', 300), times('b', 300, 1))).toBeLessThan(-3)
  })

  test('agrees with a table: 1 2 3 against 4 5 6 is z = -1.96, and ties share their ranks', () => {
    expect(mannWhitneyZ([1, 2, 3], [4, 5, 6])).toBeCloseTo(-1.964, 3)
    expect(mannWhitneyZ([1, 1, 2], [1, 2, 2])).toBeCloseTo(-0.745, 3)
    expect(mannWhitneyZ([7, 7], [7, 7])).toBe(0)
  })

  test('tells a percentile', () => {
    expect(percentile([3, 1, 2, 4], 0.5)).toBe(3)
    expect(percentile([3, 1, 2, 4], 0.95)).toBe(4)
  })
})
