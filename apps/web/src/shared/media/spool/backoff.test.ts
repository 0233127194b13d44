import { expect, test } from 'vitest'
import { getBackoffMs, getPauseMs } from './backoff'
import { initialUpload } from './upload-machine'

test('the wait doubles with each failed attempt and stops at five seconds', () => {
  expect([0, 1, 2, 3].map((attempt) => getBackoffMs(attempt, 0))).toEqual([150, 300, 600, 1200])
  expect(getBackoffMs(200, 0)).toBe(5000)
})

test('chance shortens a wait by at most a quarter, so that many devices do not return at once', () => {
  expect(getBackoffMs(3, 0.5)).toBe(1050)
  expect(getBackoffMs(3, 1)).toBe(900)
})

test('an upload that progresses continues without a pause', () => {
  expect(getPauseMs({ ...initialUpload, phase: 'send' }, 0)).toBe(0)
})

test('a time that the server names is a lower bound of the wait', () => {
  const failed = { ...initialUpload, attempt: 1 }
  expect(getPauseMs({ ...failed, retryAfterMs: 9000 }, 0)).toBe(9000)
  expect(getPauseMs({ ...failed, retryAfterMs: 10 }, 0)).toBe(150)
})

test('a sealed segment is asked about ever less often, at least once a minute', () => {
  const sealed = { ...initialUpload, phase: 'sealed' as const }
  expect([0, 1, 2, 9].map((finalAsks) => getPauseMs({ ...sealed, finalAsks }, 0))).toEqual([
    5000, 10_000, 20_000, 60_000,
  ])
})

test.each(['fenced', 'refused'] as const)('a segment that is %s needs no further wait', (phase) => {
  expect(getPauseMs({ ...initialUpload, phase, attempt: 4 }, 0)).toBe(0)
})
