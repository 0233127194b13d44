import { expect, test } from 'vitest'
import { toDay, toDayEnd } from './day-end'

test('a deadline is the end of the chosen day where the recruiter is, and shows as that day', () => {
  const end = toDayEnd('2026-12-24')
  expect(new Date(end ?? '').toTimeString().slice(0, 8)).toBe('23:59:59')
  expect(toDay(end)).toBe('2026-12-24')
})

test('no day is no deadline', () => {
  expect([toDayEnd(''), toDayEnd('2026-13-45'), toDay(null)]).toEqual([null, null, ''])
})
