import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FaceNews, FaceOrder } from '../../../../../features/integrity/capture/face-messages'
import { useTakeSignals } from './use-take-signals'

const sentReports = vi.hoisted((): unknown[] => [])
vi.mock('../../../../../shared/api/client', () => ({
  api: { interview: { integrity: { report: async (report: unknown) => sentReports.push(report) } } },
}))

const face = { confidence: 1, x: 0.5, y: 0.5, width: 0.3, area: 0.12, gaze: 0.5, yawDeg: 0, pitchDeg: 0 }
const baseline = { sidewaysDeg: 0, sidewaysSpreadDeg: 0, downDeg: 0, downSpreadDeg: 0 }
const asked = { turn: 1, questionText: 'What did you do?', questionNumber: 1, questionCount: 1, isFollowUp: false }
const current = { ...asked, answerId: 'a', take: 1, minCharacters: null }

let isThere = true

/** Responds like the face worker, because its WebAssembly does not run in this environment. */
class FaceWorker extends EventTarget {
  postMessage(order: FaceOrder): void {
    const seen: FaceNews =
      order.kind === 'load'
        ? { kind: 'loaded' }
        : { kind: 'seen', id: order.id, faces: isThere ? [face] : [], luma: 120, costMs: 12 }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: seen })))
  }
  terminate(): void {}
}

const picture = document.createElement('video')
Object.defineProperties(picture, { readyState: { value: 4 }, videoWidth: { value: 640 }, videoHeight: { value: 480 } })

const startedMs = 1_000_000

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const recording = {
  isOn: true,
  hasFailed: false,
  elapsedMs: () => Date.now() - startedMs,
  hasBegun: () => true,
  segmentCount: () => 1,
  resume: () => {},
  stop: async () => ({ segmentCount: 1, durationMs: 0 }),
}

type Input = Parameters<typeof useTakeSignals>[0]
const input = (turn: typeof current | null, video: Input['video']): Input => ({
  sessionId: 's',
  current: turn,
  recording,
  video,
  speechMs: 0,
  wish: { choice: 'agreed', baseline },
})

async function openPage() {
  const video: Input['video'] = { current: picture }
  const { rerender } = renderHook((given: Input) => useTakeSignals(given), { initialProps: input(current, video) })
  await pass(0)
  return {
    handIn: () => rerender(input(null, video)),
    /** A page that unloads gets the event and then sees nothing more; React runs no effect cleanup. */
    reload: () => {
      dispatchEvent(new Event('pagehide'))
      video.current = null
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: startedMs })
  vi.stubGlobal('Worker', FaceWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('createImageBitmap', async () => ({}))
  localStorage.clear()
  isThere = true
  sentReports.length = 0
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a reload in mid-answer keeps the signals seen so far, and the answer’s end removes them from the device', async () => {
  const first = await openPage()
  await pass(10_000)
  isThere = false
  await pass(5_000)
  isThere = true
  await pass(5_000)
  first.reload()
  await pass(4_000)
  const second = await openPage()
  await pass(20_000)
  second.handIn()
  await pass(0)
  expect(sentReports).toHaveLength(1)
  expect(sentReports[0]).toMatchObject({
    answerId: 'a',
    take: 1,
    availability: 'available',
    intervals: [{ kind: 'face_out_of_view', startMs: 10_500, endMs: 15_000 }],
    observedMs: 40_000,
    trackedShare: 0.909,
  })
  expect(localStorage).toHaveLength(0)
})
