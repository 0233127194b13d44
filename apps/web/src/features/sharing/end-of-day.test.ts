import { expect, test } from 'vitest'
import { endOfDay, formatDay } from './end-of-day'

test('a chosen day lasts until its last millisecond in the time zone of the person who chose it', () => {
  const end = endOfDay('2026-11-21')
  expect(end?.getTime()).toBe(new Date(2026, 10, 22).getTime() - 1)
  expect(end && formatDay(end.getTime())).toBe('2026-11-21')
})

test('an invalid date is not read as the following day', () => {
  expect(endOfDay('2026-02-30')).toBeNull()
  expect(endOfDay('')).toBeNull()
  expect(endOfDay('21.11.2026')).toBeNull()
})
