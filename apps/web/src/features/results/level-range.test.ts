import { expect, test } from 'vitest'
import { getDisplayRange, getLevelRange } from './level-range'

test('a range extends one standard error to both sides and never beyond the existing levels', () => {
  expect(getLevelRange(3, 0.4)).toEqual({ low: 2.6, high: 3.4 })
  expect(getLevelRange(4.8, 0.6)?.high).toBe(5)
  expect(getLevelRange(1.2, 0.6)?.low).toBe(1)
})

test('a level whose range is unknown has none, instead of an empty range', () => {
  expect(getLevelRange(3, null)).toBeNull()
  expect(getDisplayRange(3, null)).toBeNull()
})

test('the text of a range has one decimal', () => {
  expect(getDisplayRange(3.2, 0.44)).toEqual({ low: 2.8, high: 3.6 })
  expect(getDisplayRange(4.9, 0.25)).toEqual({ low: 4.7, high: 5 })
})
