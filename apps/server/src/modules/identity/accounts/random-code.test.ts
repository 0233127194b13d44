import { expect, test } from 'vitest'
import { randomCode } from './random-code'

/** Sum of squared deviations over the expected count. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

test('100,000 codes have six digits and are evenly distributed over a thousand ranges and every digit (A-10)', () => {
  const total = 100_000
  const codes = Array.from({ length: total }, randomCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  const ranges = new Array<number>(1000).fill(0)
  const digits = Array.from({ length: 6 }, () => new Array<number>(10).fill(0))
  for (const code of codes) {
    const range = Math.floor(Number(code) / 1000)
    ranges[range] = (ranges[range] ?? 0) + 1
    for (const [place, digit] of [...code].entries()) {
      const row = digits[place]
      if (row !== undefined) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1
    }
  }
  // 999 degrees of freedom: 1246 is passed once in ten million runs; 9 degrees: 50 once in ten million.
  expect(chiSquare(ranges, total / 1000)).toBeLessThan(1246)
  for (const row of digits) expect(chiSquare(row, total / 10)).toBeLessThan(50)
})
