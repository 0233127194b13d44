import { expect, test } from 'vitest'
import { createNetworkMonitor } from './network-monitor'

test('the network rates as excellent with quick responses and lower with slow ones', () => {
  const watch = createNetworkMonitor()
  watch.recordRoundTrip(40)
  expect(watch.quality()).toBe('excellent')
  for (let round = 0; round < 6; round += 1) watch.recordRoundTrip(900)
  expect(watch.quality()).toBe('poor')
})

test('an intermittent connection rates as unstable until 30 seconds pass without a loss', () => {
  const watch = createNetworkMonitor()
  watch.recordDrop()
  watch.recordRoundTrip(40)
  watch.recordDrop()
  expect(watch.quality()).toBe('unstable')
  for (let round = 0; round < 6; round += 1) watch.recordRoundTrip(40)
  expect(watch.quality()).toBe('excellent')
})
