import { expect, test } from 'vitest'
import { endOfDay, formatDay } from './end-of-day'

test('a day that was chosen lasts until its last millisecond, where the chooser is', () => {
  const end = endOfDay('2026-11-21')
  expect(end?.getTime()).toBe(new Date(2026, 10, 22).getTime() - 1)
  expect(end && formatDay(end.getTime())).toBe('2026-11-21')
})

test('what is no day is not taken for the next one', () => {
  expect(endOfDay('2026-02-30')).toBeNull()
  expect(endOfDay('')).toBeNull()
  expect(endOfDay('21.11.2026')).toBeNull()
})
