import { expect, test } from 'vitest'
import { analyzeEcho } from './analyze-echo'

const STEP_MS = 32
const pattern = [1, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0]
const played = [...pattern, ...pattern, ...pattern].flatMap((on) => [on * 0.6, on * 0.6, on * 0.6])
/** Background noise, the same in each run. */
const room = (index: number): number => 0.002 + 0.0005 * Math.sin(index * 7.3)
const quiet = Array.from({ length: 20 }, (_, index) => room(index))
const measure = (recordedAt: (index: number) => number) =>
  analyzeEcho(
    quiet,
    played.map((level, index) => ({ played: level, recorded: recordedAt(index) })),
    STEP_MS,
  )

test('loudspeakers next to an open microphone give a high echo with its delay', () => {
  const echo = measure((index) => room(index) + 0.1 * (played[index - 4] ?? 0))
  expect(echo.isHigh).toBe(true)
  expect(echo.delayMs).toBe(4 * STEP_MS)
  expect(echo.echoDb).toBeGreaterThan(25)
})

test('headphones or a canceled echo count as no echo', () => {
  expect(measure(room)).toMatchObject({ isHigh: false })
  expect(measure(room).echoDb).toBeLessThan(1)
})

test('a person who talks during the test is loud but not an echo', () => {
  const talk = measure((index) => (index % 11 < 6 ? 0.09 : 0.004))
  expect(talk.echoDb).toBeGreaterThan(10)
  expect(talk.isHigh).toBe(false)
})

test('a silent microphone gives no echo and no invalid number', () => {
  const none = analyzeEcho([0, 0], [{ recorded: 0, played: 0 }], STEP_MS)
  expect(none).toEqual({ echoDb: 0, roomDb: -100, likeness: 0, delayMs: 0, isHigh: false })
})
