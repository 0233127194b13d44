import { expect, test } from 'vitest'
import { findDayDistance, findDayStart } from './day-distance'

test.each<readonly [string, { now: Date; at: Date; days: number }]>([
  ['an hour later on the same day', { now: new Date(2030, 2, 10, 22), at: new Date(2030, 2, 10, 23), days: 0 }],
  ['an hour earlier on the same day', { now: new Date(2030, 2, 10, 23), at: new Date(2030, 2, 10, 22), days: 0 }],
  ['a minute later, after midnight', { now: new Date(2030, 2, 10, 23, 59), at: new Date(2030, 2, 11, 0, 0), days: 1 }],
  ['the last moment of yesterday', { now: new Date(2030, 2, 10), at: new Date(2030, 2, 9, 23, 59), days: -1 }],
  ['across the end of a month', { now: new Date(2030, 1, 27), at: new Date(2030, 2, 2), days: 3 }],
  ['across the end of summer time', { now: new Date(2030, 9, 26, 1), at: new Date(2030, 9, 28, 0), days: 2 }],
])('%s is counted in days of the calendar', (_, { now, at, days }) => {
  expect(findDayDistance(at, now)).toBe(days)
})

test('a day begins at midnight, and the next one where it ends', () => {
  expect(findDayStart(new Date(2030, 11, 31, 15, 30))).toEqual(new Date(2030, 11, 31))
  expect(findDayStart(new Date(2030, 11, 31, 15, 30), 1)).toEqual(new Date(2031, 0, 1))
})
