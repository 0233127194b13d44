import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RecorderLike, startSegment } from './segment-recorder'

type Listener = (event: { data?: Blob }) => void

/** A recorder whose events the test fires. */
function fakeRecorder() {
  const listeners: Record<'start' | 'dataavailable' | 'stop', Listener[]> = { start: [], dataavailable: [], stop: [] }
  const own = { state: 'inactive' as RecordingState, asked: 0, timesliceMs: 0 }
  const tell = (type: 'start' | 'dataavailable' | 'stop', data?: Blob) => {
    for (const listener of listeners[type]) listener(data === undefined ? {} : { data })
  }
  const recorder: RecorderLike = {
    get state() {
      return own.state
    },
    mimeType: 'video/mp4',
    start: (timesliceMs = 0) => Object.assign(own, { state: 'recording', timesliceMs }),
    stop: () => {
      own.state = 'inactive'
      queueMicrotask(() => {
        tell('dataavailable', new Blob(['last']))
        tell('stop')
      })
    },
    requestData: () => {
      own.asked += 1
    },
    addEventListener: (type, listener) => listeners[type].push(listener),
  }
  return { own, recorder, tell }
}

function recording(mime = 'video/mp4') {
  const fake = fakeRecorder()
  const slices: string[] = []
  const broken = vi.fn()
  const order = { stream: new MediaStream(), mime, quality: 'usual' as const }
  const onSlice = (bytes: ArrayBuffer) => slices.push(new TextDecoder().decode(bytes))
  const started = vi.fn()
  const segment = startSegment(order, { onStart: started, onSlice, onBroken: broken }, () => fake.recorder)
  return { ...fake, slices, broken, started, segment }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaStream', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('in Safari, slices last one second, empty blobs are skipped, and the last slice arrives before the end', async () => {
  const { own, tell, slices, segment, broken } = recording()
  expect(own.timesliceMs).toBe(1000)
  tell('dataavailable', new Blob(['one']))
  tell('dataavailable', new Blob([]))
  tell('dataavailable', new Blob(['two']))
  await segment.stop()
  expect(slices).toEqual(['one', 'two', 'last'])
  expect(broken).not.toHaveBeenCalled()
})

test('a recorder that delivers only empty blobs is asked for data and then given up', async () => {
  const { own, tell, broken } = recording()
  for (let second = 0; second < 8; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    tell('dataavailable', new Blob([]))
  }
  expect(own.asked).toBe(1)
  expect(broken).toHaveBeenCalledTimes(1)
})

test('a recorder that ends by itself reports its end once, and still delivers its last slice', async () => {
  const { own, tell, slices, segment, broken } = recording('video/webm')
  tell('dataavailable', new Blob(['one']))
  own.state = 'inactive'
  tell('dataavailable', new Blob(['end']))
  tell('stop')
  expect(broken).toHaveBeenCalledTimes(1)
  await segment.stop()
  expect(slices).toEqual(['one', 'end'])
  expect(broken).toHaveBeenCalledTimes(1)
})

test('the wait for a recorder that never confirms its stop ends after three seconds', async () => {
  const { own, recorder, segment } = recording()
  recorder.stop = () => {
    own.state = 'inactive'
  }
  const ended = vi.fn()
  void segment.stop().then(ended)
  await vi.advanceTimersByTimeAsync(2900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(ended).toHaveBeenCalled()
})

test('the start is reported once: by its event, by the first slice, or after 1.5 seconds at the latest', async () => {
  const byEvent = recording()
  byEvent.tell('start')
  byEvent.tell('dataavailable', new Blob(['one']))
  const bySlice = recording()
  expect(bySlice.started).not.toHaveBeenCalled()
  bySlice.tell('dataavailable', new Blob(['one']))
  const byTime = recording()
  await vi.advanceTimersByTimeAsync(1600)
  for (const { started } of [byEvent, bySlice, byTime]) expect(started).toHaveBeenCalledTimes(1)
})
