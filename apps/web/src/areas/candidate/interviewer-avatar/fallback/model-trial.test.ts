import { beforeEach, expect, test } from 'vitest'
import { isModelTried, isSmooth, type TrialPorts, tryModel, wasModelSmooth } from './model-trial'

beforeEach(() => sessionStorage.clear())

const times = (stepMs: (which: number) => number, count = 60): number[] => {
  let atMs = 0
  return Array.from({ length: count }, (_, which) => {
    atMs += stepMs(which)
    return atMs
  })
}

test('30 and 60 frames per second are smooth, 20 are not', () => {
  expect(isSmooth(times(() => 16.7))).toBe(true)
  expect(isSmooth(times(() => 33.3))).toBe(true)
  expect(isSmooth(times(() => 50))).toBe(false)
})

test('a rare long frame is smooth, one in ten is not', () => {
  expect(isSmooth(times((which) => (which === 30 ? 120 : 16.7)))).toBe(true)
  expect(isSmooth(times((which) => (which % 10 === 0 ? 120 : 16.7)))).toBe(false)
})

test('too few frames prove nothing', () => {
  expect(isSmooth(times(() => 16.7, 12))).toBe(false)
  expect(isSmooth([])).toBe(false)
})

function createPorts(stepMs: number, more: Partial<TrialPorts> = {}) {
  const seen = { drawn: 0, removed: 0 }
  let nowMs = 0
  const ports: TrialPorts = {
    mount: async () => ({
      draw: () => {
        seen.drawn += 1
      },
      remove: () => {
        seen.removed += 1
      },
    }),
    nextFrame: async () => {
      nowMs += stepMs
      return nowMs
    },
    signal: new AbortController().signal,
    ...more,
  }
  return { seen, ports }
}

test('a trial keeps its verdict for the tab and removes the model', async () => {
  expect([isModelTried(), wasModelSmooth()]).toEqual([false, false])
  const { seen, ports } = createPorts(16)
  await tryModel('linh', ports)
  expect(seen.drawn).toBeGreaterThan(100)
  expect(seen.removed).toBe(1)
  expect([isModelTried(), wasModelSmooth()]).toEqual([true, true])
})

test('a slow machine and one without WebGL keep the drawing', async () => {
  await tryModel('linh', createPorts(70).ports)
  expect([isModelTried(), wasModelSmooth()]).toEqual([true, false])
  sessionStorage.clear()
  await tryModel('linh', createPorts(16, { mount: () => Promise.reject(new Error('no WebGL 2')) }).ports)
  expect([isModelTried(), wasModelSmooth()]).toEqual([true, false])
})

test('a trial that is cut off keeps nothing and removes the model', async () => {
  const stop = new AbortController()
  let frames = 0
  const { seen, ports } = createPorts(16, { signal: stop.signal })
  const nextFrame = () => {
    frames += 1
    if (frames === 50) stop.abort()
    return ports.nextFrame()
  }
  await tryModel('linh', { ...ports, nextFrame })
  expect([isModelTried(), seen.removed]).toEqual([false, 1])
})
