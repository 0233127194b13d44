import type { CurrentTurn } from '@candor/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySpool } from '../../../../shared/media/spool/messages'
import { type Sidecar, segmentKey } from '../../../../shared/media/spool/segment-name'
import { useRecording } from './use-recording'

const device = vi.hoisted(() => ({ sidecars: new Map<string, unknown>(), finished: [] as number[] }))
vi.mock('../../../../shared/media/spool/spool-client', () => ({
  spoolClient: () => ({
    get: () => emptySpool,
    sidecars: () => [...device.sidecars.values()],
    begin: (sidecar: Sidecar) => device.sidecars.set(segmentKey(sidecar), sidecar),
    adopt: (sidecar: Sidecar) => device.sidecars.set(segmentKey(sidecar), sidecar),
    discard: (sidecar: Sidecar) => device.sidecars.delete(segmentKey(sidecar)),
    finish: ({ segmentIndex }: Sidecar) => device.finished.push(segmentIndex),
    append: () => undefined,
  }),
}))

class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'video/webm'
  private timer: ReturnType<typeof setInterval> | undefined
  start(timesliceMs: number) {
    this.state = 'recording'
    queueMicrotask(() => this.dispatchEvent(new Event('start')))
    const slice = { size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }
    this.timer = setInterval(
      () => this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: slice })),
      timesliceMs,
    )
  }
  stop() {
    this.state = 'inactive'
    clearInterval(this.timer)
    queueMicrotask(() => this.dispatchEvent(new Event('stop')))
  }
  requestData() {}
}

const createTurn = (answerId: string): CurrentTurn => ({
  turn: 1,
  answerId,
  take: 1,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 2,
  isFollowUp: false,
  minCharacters: null,
})
const createStream = (): MediaStream => Object.create(null)
interface Props {
  stream: MediaStream | null
  current: CurrentTurn
}
const render = (initialProps: Props) =>
  renderHook(({ stream, current }: Props) => useRecording({ sessionId: 's', current, stream, isWanted: true }), {
    initialProps,
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  device.sidecars.clear()
  device.finished.length = 0
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('continues the same answer with the next segment after a device was lost, on the same timeline', async () => {
  const current = createTurn('a1')
  const { result, rerender } = render({ stream: createStream(), current })
  await pass(4000)
  rerender({ stream: null, current })
  await pass(3000)
  expect(result.current).toMatchObject({ isOn: false })
  expect(device.finished).toEqual([0])
  expect(result.current.elapsedMs()).toBe(7000)
  rerender({ stream: createStream(), current })
  await pass(1000)
  expect(result.current.isOn).toBe(true)
  expect([...device.sidecars.keys()]).toEqual(['s/a1-1-0', 's/a1-1-1'])
  expect(device.sidecars.get('s/a1-1-1')).toMatchObject({ startOffsetMs: 7000 })
  expect(await result.current.stop()).toEqual({ segmentCount: 2, durationMs: 8000 })
})

test('commits what was recorded before the device was lost', async () => {
  const current = createTurn('a1')
  const { result, rerender } = render({ stream: createStream(), current })
  await pass(4000)
  rerender({ stream: null, current })
  await pass(1000)
  expect(await result.current.stop()).toEqual({ segmentCount: 1, durationMs: 5000 })
})

test('finishes the segment when the page is left in the middle of an answer', async () => {
  const { unmount } = render({ stream: createStream(), current: createTurn('a1') })
  await pass(2000)
  unmount()
  await pass(10)
  expect(device.finished).toEqual([0])
})

test('counts the next answer from its own start', async () => {
  const stream = createStream()
  const { result, rerender } = render({ stream, current: createTurn('a1') })
  await pass(4000)
  rerender({ stream, current: createTurn('a2') })
  expect(result.current.elapsedMs()).toBe(0)
  await pass(1500)
  expect(device.sidecars.get('s/a2-1-0')).toMatchObject({ startOffsetMs: 0 })
  expect(result.current.elapsedMs()).toBe(1500)
})

test('resumes a refused answer with the segment that was recorded meanwhile', async () => {
  const { result } = render({ stream: createStream(), current: createTurn('a1') })
  await pass(4000)
  await act(() => result.current.stop())
  await pass(500)
  expect(device.sidecars.get('s/a1-1-1')).toMatchObject({ isSpare: true })
  act(() => result.current.resume())
  expect(device.sidecars.get('s/a1-1-1')).toMatchObject({ isSpare: false })
  expect(result.current.isOn).toBe(true)
})

test('reports a failure in a browser that cannot record', () => {
  vi.stubGlobal(
    'MediaRecorder',
    class extends FakeMediaRecorder {
      static override isTypeSupported = () => false
    },
  )
  const { result } = render({ stream: createStream(), current: createTurn('a1') })
  expect(result.current).toMatchObject({ isOn: false, hasFailed: true })
})
