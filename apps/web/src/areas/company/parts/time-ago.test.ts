import { expect, test } from 'vitest'
import { timeAgo } from './time-ago'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const before = (ms: number) => timeAgo(now - ms, now)

test('times are told in whole minutes, hours and days, never more than have passed', () => {
  expect(before(59_999)).toEqual({ unit: 'now', count: 0 })
  expect(before(60_000)).toEqual({ unit: 'minutes', count: 1 })
  expect(before(3_599_999)).toEqual({ unit: 'minutes', count: 59 })
  expect(before(3_600_000)).toEqual({ unit: 'hours', count: 1 })
  expect(before(86_399_999)).toEqual({ unit: 'hours', count: 23 })
  expect(before(40 * 86_400_000)).toEqual({ unit: 'days', count: 40 })
})

test('a server whose clock is ahead does not submit in the future', () => {
  expect(before(-5_000)).toEqual({ unit: 'now', count: 0 })
})
