import { expect, test } from 'vitest'
import { formatClock, formatPosition } from './format-clock'

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [3_725_000, '1:02:05'],
])('%i ms reads %s', (durationMs, shown) => expect(formatClock(durationMs)).toBe(shown))

test('a place in a recording is the second in which it lies', () => {
  expect([0, 999, 65_900, 3_725_999].map(formatPosition)).toEqual(['0:00', '0:00', '1:05', '1:02:05'])
})
