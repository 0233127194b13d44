import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'
import { useRecognizedSpeech } from './use-recognized-speech'

const device = vi.hoisted(() => ({
  onRms: (_rms: number): void => undefined,
  onSegment: (_segment: RecognizedSegment): void => undefined,
  listening: 0,
}))
vi.mock('../../../../shared/speech/follow-level', () => ({
  followMicrophone: (_stream: unknown, _level: unknown, onRms: (rms: number) => void) => {
    device.onRms = onRms
    return () => {
      device.onRms = () => undefined
    }
  },
}))
vi.mock('../../../../shared/speech/device-recognizer', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../../shared/speech/device-recognizer')>()),
  recognizeOnDevice: ({ onSegment }: { onSegment: (segment: RecognizedSegment) => void }) => {
    device.listening += 1
    device.onSegment = onSegment
    return { stop: () => (device.listening -= 1) }
  },
}))

const stream: MediaStream = Object.create(null)
const hello = { text: 'hello there', startMs: 0, endMs: 900 }
const lan = { text: 'I am Lan', startMs: 1000, endMs: 2000 }

interface Props {
  answerId: string | null
  isOn: boolean
  language: 'en' | null
}
const usual: Props = { answerId: 'a1-1', isOn: true, language: 'en' }
const render = (props: Partial<Props> = {}) =>
  renderHook((given: Props) => useRecognizedSpeech({ ...given, stream, elapsedMs: () => 0 }), {
    initialProps: { ...usual, ...props },
  })
const say = (segment: RecognizedSegment) => act(() => device.onSegment(segment))
/** The level meter's measurements, twenty a second. */
const speak = async (ms: number) => {
  for (let passedMs = 0; passedMs < ms; passedMs += 50) {
    await act(() => vi.advanceTimersByTimeAsync(50))
    act(() => device.onRms(0.2))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  device.listening = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the words of an answer survive a device that is lost for a while', () => {
  const { result, rerender } = render()
  say(hello)
  rerender({ ...usual, isOn: false })
  expect(device.listening).toBe(0)
  rerender(usual)
  say(lan)
  expect(result.current.segments).toEqual([hello, lan])
})

test('the words of an answer survive a reload in the middle of it', () => {
  const before = render()
  say(hello)
  before.unmount()
  const { result } = render()
  expect(result.current.segments).toEqual([hello])
  say(lan)
  expect(result.current.segments).toEqual([hello, lan])
})

test('each answer and each take has its own words', () => {
  const { result, rerender } = render()
  say(hello)
  rerender({ ...usual, answerId: 'a1-2' })
  expect(result.current.segments).toEqual([])
  say(lan)
  rerender(usual)
  expect(result.current.segments).toEqual([hello])
})

test.each(['{"torn":', '[{"text":1}]', 'null'])('stored words that can’t be read (%s) count as none', (text) => {
  sessionStorage.setItem('candor.words.a1-1', text)
  expect(render().result.current.segments).toEqual([])
})

test('speech is not recognized on the device without a language for it', () => {
  render({ language: null })
  expect(device.listening).toBe(0)
})

test('the speech of an answer is counted, and a reload continues the count', async () => {
  const before = render()
  await speak(2000)
  const { speechMs } = before.result.current
  expect(speechMs).toBeGreaterThan(500)
  before.unmount()
  const { result } = render()
  expect(result.current.speechMs).toBe(speechMs)
  await speak(1000)
  expect(result.current.speechMs).toBeGreaterThan(speechMs)
})

test('the next answer’s speech is counted from zero', async () => {
  const { result, rerender } = render()
  await speak(2000)
  rerender({ ...usual, answerId: 'a2-1' })
  expect(result.current.speechMs).toBe(0)
})
