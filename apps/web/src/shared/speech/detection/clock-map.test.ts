import { expect, test } from 'vitest'
import { createClockMap } from './clock-map'

test('the reading with the smallest delay counts for one second', () => {
  const map = createClockMap()
  // The sound's clock is read up to 20 ms late. The true difference is 1000.
  const delays = [20, 5, 0, 15, 10]
  const placed = delays.map((lateMs, index) =>
    map.toCaller(index * 32, { soundNowMs: index * 32 - lateMs, callerNowMs: 1000 + index * 32 }),
  )
  expect(placed).toEqual([1020, 1037, 1064, 1096, 1128])
})

test('the clock difference is measured again after the sound stood still', () => {
  const map = createClockMap()
  map.toCaller(0, { soundNowMs: 0, callerNowMs: 500 })
  expect(map.toCaller(100, { soundNowMs: 100, callerNowMs: 5600 })).toBe(5600)
})

test('a clock that restarts at zero is followed at once, and no time lies before its start', () => {
  const map = createClockMap()
  map.toCaller(9000, { soundNowMs: 9000, callerNowMs: 60_000 })
  expect(map.toCaller(9032, { soundNowMs: 9040, callerNowMs: 20 })).toBe(12)
  expect(map.toCaller(9000, { soundNowMs: 9050, callerNowMs: 30 })).toBe(0)
})
