import { beforeEach, expect, test } from 'vitest'
import { createNetworkMonitor } from './network-monitor'

let uploadKbps: number | null = null
const create = () => createNetworkMonitor(() => uploadKbps)

beforeEach(() => {
  uploadKbps = null
})

test('the network rates as excellent with quick responses and lower with slow ones', () => {
  const monitor = create()
  for (let round = 0; round < 2; round += 1) monitor.recordRoundTrip(40)
  expect(monitor.quality()).toBe('excellent')
  for (let round = 0; round < 6; round += 1) monitor.recordRoundTrip(900)
  expect(monitor.quality()).toBe('poor')
})

test('the quality is unknown before two pings, and one slow ping of two does not make it poor', () => {
  const monitor = create()
  expect(monitor.quality()).toBeNull()
  monitor.recordRoundTrip(900)
  expect(monitor.quality()).toBeNull()
  monitor.recordRoundTrip(40)
  expect(monitor.quality()).toBe('excellent')
})

test('ping and upload speed decide together: the worse of the two counts', () => {
  const monitor = create()
  for (let round = 0; round < 2; round += 1) monitor.recordRoundTrip(40)
  uploadKbps = 1_500
  expect(monitor.quality()).toBe('fair')
  uploadKbps = 900
  expect(monitor.quality()).toBe('poor')
  uploadKbps = 9_000
  for (let round = 0; round < 6; round += 1) monitor.recordRoundTrip(200)
  expect(monitor.quality()).toBe('good')
})

test('an intermittent connection rates as unstable until 30 seconds pass without a loss', () => {
  const monitor = create()
  monitor.recordDrop()
  monitor.recordRoundTrip(40)
  monitor.recordDrop()
  expect(monitor.quality()).toBe('unstable')
  for (let round = 0; round < 6; round += 1) monitor.recordRoundTrip(40)
  expect(monitor.quality()).toBe('excellent')
})
