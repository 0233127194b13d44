import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChosenDevice } from './device-choice'
import { useCapture } from './use-capture'

vi.mock('./speaker-output', () => ({ refreshSpeaker: () => Promise.resolve() }))

type Kind = 'audio' | 'video'

class FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live'
  constructor(readonly kind: Kind) {
    super()
  }
  stop() {
    this.readyState = 'ended'
  }
  /** The device was unplugged. */
  lose() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class FakeStream {
  constructor(readonly tracks: FakeTrack[]) {}
  getTracks() {
    return this.tracks
  }
}

/** A browser's cameras and microphones; `refusals` says why one kind can't be opened. */
class FakeDevices extends EventTarget {
  refusals: Partial<Record<Kind, string>> = {}
  /** 1: only one stream at a time can have the devices. */
  streamLimit = Number.POSITIVE_INFINITY
  opened: FakeStream[] = []
  requests: Kind[][] = []
  /** If set, requests wait until it is released, as while the browser asks for permission. */
  waiting: (() => void)[] | null = null

  getUserMedia = async (constraints: MediaStreamConstraints): Promise<FakeStream> => {
    const kinds = (['audio', 'video'] as const).filter((kind) => constraints[kind] !== undefined)
    this.requests.push(kinds)
    const { waiting } = this
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    const refusal = kinds.map((kind) => this.refusals[kind]).find((name) => name !== undefined)
    if (refusal !== undefined) throw new DOMException(refusal, refusal)
    if (this.opened.filter(isOpen).length >= this.streamLimit) throw new DOMException('in use', 'NotReadableError')
    const stream = new FakeStream(kinds.map((kind) => new FakeTrack(kind)))
    this.opened.push(stream)
    return stream
  }
  enumerateDevices = () => Promise.resolve([{ kind: 'videoinput', deviceId: 'camera', label: 'Camera' }])
}

const isOpen = (stream: FakeStream) => stream.tracks.some((track) => track.readyState === 'live')
const getTrack = (stream: FakeStream | undefined, kind: Kind): FakeTrack => {
  const track = stream?.tracks.find((own) => own.kind === kind)
  if (!track) throw new Error(`no ${kind} track was opened`)
  return track
}

let media: FakeDevices
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const render = async (isWanted = true) => {
  const rendered = renderHook((wanted: boolean) => useCapture(wanted), { initialProps: isWanted })
  await settle()
  return rendered
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  media = new FakeDevices()
  vi.stubGlobal('navigator', { mediaDevices: media })
  vi.stubGlobal('MediaStream', FakeStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('requests camera and microphone together once and is ready when both deliver', async () => {
  const { result } = await render()
  expect(media.requests).toEqual([['audio', 'video']])
  expect(result.current).toMatchObject({ isReady: true, audio: 'ready', video: 'ready' })
  expect(result.current.stream).toBe(media.opened[0])
  expect(result.current.devices).toHaveLength(1)
})

test('requests no device until it is wanted, and closes the devices when it no longer is', async () => {
  const { result, rerender } = await render(false)
  expect(media.requests).toEqual([])
  rerender(true)
  await settle()
  expect(result.current.isReady).toBe(true)
  rerender(false)
  await settle()
  expect(result.current).toMatchObject({ isReady: false, stream: null })
  expect(media.opened.some(isOpen)).toBe(false)
})

test('reports which device is missing and leaves the other one open', async () => {
  media.refusals = { video: 'NotFoundError' }
  const { result } = await render()
  expect(result.current).toMatchObject({ isReady: false, audio: 'ready', video: 'missing' })
  expect(result.current.stream?.getTracks().map(({ kind }) => kind)).toEqual(['audio'])
})

test.each([
  ['NotAllowedError', 'blocked'],
  ['NotReadableError', 'inUse'],
])('reports a browser that answers %s as %s', async (refusal, state) => {
  media.refusals = { audio: refusal, video: refusal }
  const { result } = await render()
  expect(result.current).toMatchObject({ isReady: false, stream: null, audio: state, video: state })
})

test('a browser without media devices has neither camera nor microphone', async () => {
  vi.stubGlobal('navigator', {})
  const { result } = await render()
  expect(result.current).toMatchObject({ isReady: false, audio: 'missing', video: 'missing' })
})

test('a camera that is unplugged in the middle of an answer is reported, and comes back without a press', async () => {
  const { result } = await render()
  media.refusals = { video: 'NotFoundError' }
  act(() => getTrack(media.opened[0], 'video').lose())
  expect(result.current).toMatchObject({ isReady: false, video: 'missing', audio: 'ready' })
  media.refusals = {}
  act(() => void media.dispatchEvent(new Event('devicechange')))
  await settle()
  expect(result.current.isReady).toBe(true)
  expect(result.current.stream).toBe(media.opened.at(-1))
})

test('another device that is plugged in does not interrupt devices that deliver', async () => {
  const { result } = await render()
  const { stream } = result.current
  act(() => void media.dispatchEvent(new Event('devicechange')))
  await settle()
  expect(result.current.stream).toBe(stream)
  expect(media.requests).toHaveLength(1)
})

test('a chosen device replaces the old one, which stays open for a moment so that no sound is lost', async () => {
  const { result } = await render()
  act(() => result.current.choose('audioinput', 'headset'))
  await settle()
  expect(readChosenDevice('audioinput')).toBe('headset')
  expect(result.current.stream).toBe(media.opened[1])
  expect(media.opened.map(isOpen)).toEqual([true, true])
  await settle(3000)
  expect(media.opened.map(isOpen)).toEqual([false, true])
})

test('a chosen speaker leaves camera and microphone as they are', async () => {
  const { result } = await render()
  act(() => result.current.choose('audiooutput', 'loud'))
  await settle()
  expect(media.requests).toHaveLength(1)
})

test('if only one stream can use the camera, the old one is closed before the devices are opened again', async () => {
  media.streamLimit = 1
  const { result } = await render()
  act(() => result.current.choose('videoinput', 'second'))
  await settle()
  expect(result.current.isReady).toBe(true)
  expect(media.opened.map(isOpen)).toEqual([false, true])
})

test('a page that is left while the browser still asks does not keep the camera on', async () => {
  media.waiting = []
  const { unmount } = await render()
  unmount()
  for (const release of media.waiting) release()
  await settle()
  expect(media.opened).toHaveLength(1)
  expect(media.opened.some(isOpen)).toBe(false)
})

test('of two attempts in a row only the last one counts, whichever the browser answers first', async () => {
  const waiting: (() => void)[] = []
  media.waiting = waiting
  const { result } = await render()
  act(() => result.current.retry())
  waiting[1]?.()
  await settle()
  waiting[0]?.()
  await settle(3000)
  expect(media.opened.map(isOpen)).toEqual([true, false])
  expect(result.current.stream).toBe(media.opened[0])
})

test('the end of a replaced track is not mistaken for a lost device', async () => {
  const { result } = await render()
  act(() => result.current.retry())
  await settle()
  act(() => getTrack(media.opened[0], 'video').lose())
  expect(result.current.isReady).toBe(true)
})
