import { expect, test } from 'vitest'
import { createNetworkWatch } from './network-monitor'

test('quick answers are excellent, slow ones are not', () => {
  const watch = createNetworkWatch()
  watch.answered(40)
  expect(watch.quality()).toBe('excellent')
  for (let round = 0; round < 6; round += 1) watch.answered(900)
  expect(watch.quality()).toBe('poor')
})

test('a line that comes and goes is unstable, until half a minute went well', () => {
  const watch = createNetworkWatch()
  watch.dropped()
  watch.answered(40)
  watch.dropped()
  expect(watch.quality()).toBe('unstable')
  for (let round = 0; round < 6; round += 1) watch.answered(40)
  expect(watch.quality()).toBe('excellent')
})
