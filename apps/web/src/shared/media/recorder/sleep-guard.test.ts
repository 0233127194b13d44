import { expect, test } from 'vitest'
import { createSleepGuard } from './sleep-guard'

function guardAt(timesliceMs: number) {
  const clock = { nowMs: 0 }
  const guard = createSleepGuard(timesliceMs, () => clock.nowMs)
  const lookAt = (nowMs: number) => {
    clock.nowMs = nowMs
    return guard.check()
  }
  const heardAt = (nowMs: number) => {
    clock.nowMs = nowMs
    guard.noteBytes()
  }
  return { lookAt, heardAt }
}

test('after three missing slices the recorder is asked for data, and after three more it counts as dead', () => {
  const { lookAt, heardAt } = guardAt(500)
  heardAt(400)
  expect([900, 1400, 1900].map(lookAt)).toEqual(['fine', 'fine', 'ask'])
  expect([2400, 2900].map(lookAt)).toEqual(['fine', 'fine'])
  expect(lookAt(3400)).toBe('dead')
})

test('a recorder that responds to the request for data counts as alive', () => {
  const { lookAt, heardAt } = guardAt(1000)
  expect(lookAt(3000)).toBe('ask')
  heardAt(3100)
  expect([4000, 5000, 6000].map(lookAt)).toEqual(['fine', 'fine', 'fine'])
  expect(lookAt(6200)).toBe('ask')
})

test('a lid that was closed for minutes ends the segment at the first check afterward', () => {
  const { lookAt, heardAt } = guardAt(500)
  heardAt(500)
  expect(lookAt(600_000)).toBe('dead')
})

test('a hidden tab whose timers come once a minute is not asleep while its slices come', () => {
  const { lookAt, heardAt } = guardAt(500)
  for (let nowMs = 60_000; nowMs < 600_000; nowMs += 60_000) {
    heardAt(nowMs - 300)
    expect(lookAt(nowMs)).toBe('fine')
  }
})
