import { expect, test } from 'vitest'
import { halfRangeOf, rangeOf } from './level-range'

test('a range reaches one standard error to both sides and never beyond the levels there are', () => {
  expect(rangeOf(3, 0.4)).toEqual({ low: 2.6, high: 3.4 })
  expect(rangeOf(4.8, 0.6)?.high).toBe(5)
  expect(rangeOf(1.2, 0.6)?.low).toBe(1)
})

test('a level whose range could not be told has none: it is not a range of nothing', () => {
  expect(rangeOf(3, null)).toBeNull()
  expect(halfRangeOf(3, null)).toBeNull()
})

test('in words a range is told in half levels and always holds the level itself', () => {
  expect(halfRangeOf(3.2, 0.4)).toEqual({ low: 3, high: 3.5 })
  expect(halfRangeOf(3.7, 0.02)).toEqual({ low: 3.5, high: 3.5 })
})
