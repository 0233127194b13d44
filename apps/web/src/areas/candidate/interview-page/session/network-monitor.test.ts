import { expect, test } from 'vitest'
import { createNetworkMonitor } from './network-monitor'

test('quick answers are excellent, slow ones are not', () => {
  const watch = createNetworkMonitor()
  watch.recordRoundTrip(40)
  expect(watch.quality()).toBe('excellent')
  for (let round = 0; round < 6; round += 1) watch.recordRoundTrip(900)
  expect(watch.quality()).toBe('poor')
})

test('a line that comes and goes is unstable, until half a minute went well', () => {
  const watch = createNetworkMonitor()
  watch.recordDrop()
  watch.recordRoundTrip(40)
  watch.recordDrop()
  expect(watch.quality()).toBe('unstable')
  for (let round = 0; round < 6; round += 1) watch.recordRoundTrip(40)
  expect(watch.quality()).toBe('excellent')
})
