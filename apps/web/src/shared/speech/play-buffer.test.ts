import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLevel } from './level-source'
import { createPauseControl } from './pause-control'
import { playBuffer } from './play-buffer'

interface Source {
  onended: (() => void) | null
  startedAtS: number
  offsetS: number
  stoppedAtS: number | null
}

let nowS: number
let sources: Source[]
let ramps: { value: number; atS: number }[]

const node = { connect: () => {}, disconnect: () => {} }
const context = {
  get currentTime() {
    return nowS
  },
  outputLatency: 0.03,
  baseLatency: 0.01,
  createAnalyser: () => ({ ...node, fftSize: 2048, getFloatTimeDomainData: () => {} }),
  createGain: () => ({
    ...node,
    gain: {
      setValueAtTime: () => {},
      linearRampToValueAtTime: (value: number, atS: number) => ramps.push({ value, atS }),
    },
  }),
  createBufferSource: () => {
    const source: Source = { onended: null, startedAtS: 0, offsetS: 0, stoppedAtS: null }
    sources.push(source)
    return Object.assign(source, {
      ...node,
      buffer: null,
      start: (_when: number, offsetS: number) => Object.assign(source, { startedAtS: nowS, offsetS }),
      stop: (atS: number) => Object.assign(source, { stoppedAtS: atS }),
    })
  },
}
const output = { context, input: node } as never
const buffer = { duration: 3 } as AudioBuffer

const play = () => {
  const abort = new AbortController()
  const pauseControl = createPauseControl()
  const starts: { startedAtMs: number; durationMs: number | null }[] = []
  const played = playBuffer(output, buffer, {
    level: createLevel(),
    signal: abort.signal,
    pause: pauseControl,
    onStart: (start) => starts.push(start),
  })
  return { abort, hold: pauseControl, starts, played }
}

beforeEach(() => {
  vi.useFakeTimers()
  nowS = 10
  sources = []
  ramps = []
})
afterEach(() => vi.useRealTimers())

test('a paused buffer fades out within 20 ms and resumes from the same place', () => {
  const { hold, starts } = play()
  expect(sources[0]).toMatchObject({ offsetS: 0, stoppedAtS: null })
  nowS = 11.2
  hold.set(true)
  expect(ramps).toEqual([{ value: 0, atS: expect.closeTo(11.22, 5) }])
  expect(sources[0]?.stoppedAtS).toBeCloseTo(11.22, 5)
  nowS = 14
  hold.set(false)
  expect(sources[1]?.offsetS).toBeCloseTo(1.2, 5)
  expect(starts).toHaveLength(2)
  expect(starts[1]?.durationMs).toBe(3000)
  // The part that was played before the pause lies before now.
  expect((starts[0]?.startedAtMs ?? 0) - (starts[1]?.startedAtMs ?? 0)).toBeCloseTo(1200, -1)
})

test('an aborted buffer fades out and resolves when the output is silent', async () => {
  const { abort, played } = play()
  nowS = 10.5
  abort.abort()
  expect(sources[0]?.stoppedAtS).toBeCloseTo(10.52, 5)
  await vi.advanceTimersByTimeAsync(25)
  await expect(played).resolves.toBe(false)
})

test('a buffer that played to its end resolves to true, and a paused one has not ended', async () => {
  const { hold, played } = play()
  nowS = 11
  hold.set(true)
  await vi.advanceTimersByTimeAsync(60_000)
  hold.set(false)
  sources[1]?.onended?.()
  await expect(played).resolves.toBe(true)
})

test('playback fails if the context’s clock has stopped, so that another voice can be tried', async () => {
  const { played } = play()
  await vi.advanceTimersByTimeAsync(2600)
  await expect(played).resolves.toBe(false)
})
