import { describe, expect, it } from 'vitest'
import { areaUnderCurve, computeRanks, pearson, quadraticKappa, rmse, spearman, standardDeviation } from './statistics'

describe('the comparison with human levels, against values calculated by hand', () => {
  it('Pearson: 1, 2, 3, 4 against 1, 3, 2, 4 is 0.8', () => {
    expect(pearson([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8, 10)
    expect(pearson([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 10)
  })

  it('Pearson is not defined without variation or with two pairs', () => {
    expect(pearson([2, 2, 2], [1, 2, 3])).toBeNull()
    expect(pearson([1, 2], [1, 2])).toBeNull()
  })

  it('equal values share the mean of their ranks', () => {
    expect(computeRanks([10, 30, 20, 30])).toEqual([1, 3.5, 2, 3.5])
  })

  it('Spearman sees order only: 1, 10, 100 against 2, 3, 50 is 1', () => {
    expect(spearman([1, 10, 100], [2, 3, 50])).toBeCloseTo(1, 10)
    // Ranks 1 2 3 4 5 against 2 1 4 3 5: 1 - 6 * 4 / (5 * 24) = 0.8.
    expect(spearman([1, 2, 3, 4, 5], [20, 10, 40, 30, 50])).toBeCloseTo(0.8, 10)
  })

  it('RMSE of 1, 2, 3 against 2, 2, 5 is the root of 5/3', () => {
    expect(rmse([1, 2, 3], [2, 2, 5])).toBeCloseTo(Math.sqrt(5 / 3), 10)
    expect(rmse([], [])).toBeNull()
  })

  it('quadratic kappa of 1, 2, 3 against 1, 2, 2 is two thirds, after rounding to half levels', () => {
    // Observed (0 + 0 + 1) / 3; expected: for 1 (0+1+1)/3, for 2 (1+0+0)/3, for 3 (4+1+1)/3, their mean 1.
    expect(quadraticKappa([1, 2, 3], [1, 2, 2])).toBeCloseTo(1 - 1 / 3, 10)
    expect(quadraticKappa([1.1, 2.2, 3.1], [1, 2, 3])).toBeCloseTo(1, 10)
    expect(quadraticKappa([3, 3], [3, 3])).toBeNull()
  })

  it('the area under the curve counts a tie as half', () => {
    // Pairs: 3>1 3>2 2>1 2=2 -> 3.5 of 4.
    expect(areaUnderCurve([3, 2], [1, 2])).toBeCloseTo(0.875, 10)
    expect(areaUnderCurve([], [1])).toBeNull()
  })

  it('the deviation of 2, 4, 4, 4, 5, 5, 7, 9 is 2', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2, 10)
  })

  it('refuses lists of unequal length', () => {
    expect(() => pearson([1, 2, 3], [1, 2])).toThrow('3 values against 2')
  })
})
