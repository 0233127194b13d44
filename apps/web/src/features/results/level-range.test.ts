import { expect, test } from 'vitest'
import { getLevelRange, toldRange } from './level-range'

test('a range reaches one standard error to both sides and never beyond the levels there are', () => {
  expect(getLevelRange(3, 0.4)).toEqual({ low: 2.6, high: 3.4 })
  expect(getLevelRange(4.8, 0.6)?.high).toBe(5)
  expect(getLevelRange(1.2, 0.6)?.low).toBe(1)
})

test('a level whose range could not be told has none: it is not a range of nothing', () => {
  expect(getLevelRange(3, null)).toBeNull()
  expect(toldRange(3, null)).toBeNull()
})

test('in words a range has one decimal', () => {
  expect(toldRange(3.2, 0.44)).toEqual({ low: 2.8, high: 3.6 })
  expect(toldRange(4.9, 0.25)).toEqual({ low: 4.7, high: 5 })
})
