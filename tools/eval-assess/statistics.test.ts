import { describe, expect, it } from 'vitest'
import { areaUnderCurve, computeRanks, pearson, quadraticKappa, rmse, spearman, standardDeviation } from './statistics'

describe('statistics, compared with values calculated by hand', () => {
  it('computes a Pearson correlation of 0.8 for 1, 2, 3, 4 and 1, 3, 2, 4', () => {
    expect(pearson([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8, 10)
    expect(pearson([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 10)
  })

  it('returns no Pearson correlation without variation or with two pairs', () => {
    expect(pearson([2, 2, 2], [1, 2, 3])).toBeNull()
    expect(pearson([1, 2], [1, 2])).toBeNull()
  })

  it('gives equal values the mean of their ranks', () => {
    expect(computeRanks([10, 30, 20, 30])).toEqual([1, 3.5, 2, 3.5])
  })

  it('computes a Spearman correlation of 1 for 1, 10, 100 and 2, 3, 50, because only the order counts', () => {
    expect(spearman([1, 10, 100], [2, 3, 50])).toBeCloseTo(1, 10)
    // Ranks 1 2 3 4 5 against 2 1 4 3 5: 1 - 6 * 4 / (5 * 24) = 0.8.
    expect(spearman([1, 2, 3, 4, 5], [20, 10, 40, 30, 50])).toBeCloseTo(0.8, 10)
  })

  it('computes an RMSE of the square root of 5/3 for 1, 2, 3 and 2, 2, 5', () => {
    expect(rmse([1, 2, 3], [2, 2, 5])).toBeCloseTo(Math.sqrt(5 / 3), 10)
    expect(rmse([], [])).toBeNull()
  })

  it('computes a quadratic kappa of 2/3 for 1, 2, 3 and 1, 2, 2, after rounding to half levels', () => {
    // Observed (0 + 0 + 1) / 3; expected: for 1 (0+1+1)/3, for 2 (1+0+0)/3, for 3 (4+1+1)/3, their mean 1.
    expect(quadraticKappa([1, 2, 3], [1, 2, 2])).toBeCloseTo(1 - 1 / 3, 10)
    expect(quadraticKappa([1.1, 2.2, 3.1], [1, 2, 3])).toBeCloseTo(1, 10)
    expect(quadraticKappa([3, 3], [3, 3])).toBeNull()
  })

  it('counts a tie as half in the area under the curve', () => {
    // Pairs: 3>1 3>2 2>1 2=2 -> 3.5 of 4.
    expect(areaUnderCurve([3, 2], [1, 2])).toBeCloseTo(0.875, 10)
    expect(areaUnderCurve([], [1])).toBeNull()
  })

  it('computes a standard deviation of 2 for 2, 4, 4, 4, 5, 5, 7, 9', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2, 10)
  })

  it('rejects lists of unequal length', () => {
    expect(() => pearson([1, 2, 3], [1, 2])).toThrow('3 values against 2')
  })
})
