import { expect, test } from 'vitest'
import { runMalformed } from './run-malformed'

test('answers no malformed input with a server error', async () => {
  const report = await runMalformed({ seed: 'seed of the tests', count: 1_500, concurrency: 8 })
  expect(report.findings).toEqual([])
  expect(report.crashCount).toBe(0)
  // If everything were refused before it is read, nothing would have been tested.
  expect(report.statuses['400']).toBeGreaterThan(100)
  expect(report.sent.messages).toBeGreaterThan(100)
}, 180_000)
