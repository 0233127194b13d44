import { expect, test } from 'vitest'
import { calculateResponseRate, findPublicResponseRate } from './response-rate'

test.each([
  { onTime: 199, promised: 200, percent: 99 },
  { onTime: 2, promised: 3, percent: 66 },
  { onTime: 0, promised: 1, percent: 0 },
  { onTime: 29, promised: 100, percent: 29 },
  { onTime: 12, promised: 12, percent: 100 },
])('rounds $onTime of $promised down to $percent percent', ({ onTime, promised, percent }) => {
  expect(calculateResponseRate({ onTime, promised })).toEqual({ percent, count: promised, days: 180 })
})

test('knows no rate where no promised date passed', () => {
  expect(calculateResponseRate({ onTime: 0, promised: 0 })).toBeNull()
})

test('shows candidates a rate of ten people and more', () => {
  expect(findPublicResponseRate({ onTime: 9, promised: 9 })).toBeNull()
  expect(findPublicResponseRate({ onTime: 9, promised: 10 })).toEqual({ percent: 90, count: 10, days: 180 })
})
