import { expect, test } from 'vitest'
import { canDrawModel } from './can-draw-model'
import { createFrameMonitor } from './frame-monitor'

const fine = { isSimple: false, isStill: false, isSavingData: false, hasModelFailed: false }

/** Frames `stepMs` apart from `fromMs` on; when the machine was found too slow. */
function run(monitor: ReturnType<typeof createFrameMonitor>, stepMs: (which: number) => number, lengthMs: number) {
  let atMs = 0
  for (let which = 0; atMs < lengthMs; which += 1) {
    atMs += stepMs(which)
    if (monitor.isTooSlow(atMs)) return atMs
  }
  return null
}

test('the model is drawn unless one of the conditions rules it out', () => {
  expect(canDrawModel(fine)).toBe(true)
  for (const key of ['isSimple', 'isStill', 'isSavingData', 'hasModelFailed'] as const) {
    expect(canDrawModel({ ...fine, [key]: true }), key).toBe(false)
  }
})

test('software drawing is accepted at 20 frames per second and rejected at 15 after three seconds', () => {
  expect(run(createFrameMonitor(), () => 50, 20_000)).toBeNull()
  const foundMs = run(createFrameMonitor(), () => 66, 20_000)
  expect(foundMs).toBeGreaterThan(4500)
  expect(foundMs).toBeLessThan(5200)
})

test('a few long frames among many short ones don’t give the model up', () => {
  expect(run(createFrameMonitor(), (which) => (which % 5 === 0 ? 220 : 33), 20_000)).toBeNull()
})

test('slow frames while the page is loading, a hidden tab and a slower rate on purpose do not count', () => {
  expect(run(createFrameMonitor(), (which) => (which < 12 ? 110 : 33), 20_000)).toBeNull()
  expect(run(createFrameMonitor(), (which) => (which % 40 === 0 ? 4000 : 33), 60_000)).toBeNull()
  const paused = createFrameMonitor()
  const everySecond = (which: number) => {
    if (which % 20 === 0) paused.pause()
    return 66
  }
  expect(run(paused, everySecond, 20_000)).toBeNull()
})
