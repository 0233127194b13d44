import { expect, test } from 'vitest'
import { createTurns } from './create-turns'

/** Waits for a turn, and shows whether it has come. */
const ask = (turns: ReturnType<typeof createTurns>, network: string) => {
  const asked = { isServed: false, end: (): void => undefined }
  void turns.wait(network).then((end) => {
    asked.isServed = true
    asked.end = end
  })
  return asked
}
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('strangers of one network run a few at a time, in order of arrival, and others do not wait for them', async () => {
  const turns = createTurns({ atOnce: 2 })
  const crowd = Array.from({ length: 4 }, () => ask(turns, '203.0.113.9'))
  const neighbor = ask(turns, '198.51.100.1')
  await settle()
  expect(crowd.map(({ isServed }) => isServed)).toEqual([true, true, false, false])
  expect(neighbor.isServed).toBe(true)
  crowd[1]?.end()
  crowd[1]?.end()
  await settle()
  expect(crowd.map(({ isServed }) => isServed)).toEqual([true, true, true, false])
})

test('the next one runs a while after the one before began, however soon that one ended', async () => {
  const turns = createTurns({ atOnce: 1, leastMs: 40 })
  const startedMs = performance.now()
  for (let nth = 0; nth < 3; nth += 1) (await turns.wait('203.0.113.9'))()
  // Timers may fire up to a millisecond early.
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(2 * 39)
})
