import type { ClientMessage, CurrentTurn } from '@candor/contract'
import type { MicrophoneFrame } from '@candor/domain'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import type { SocketState } from '../../../../shared/realtime/realtime-socket'
import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'
import type { TranscriptSource } from './spoken-turn'
import type { SpeechListener } from './use-speech-detector'
import { useSpeechReporting } from './use-speech-reporting'

const heard = vi.hoisted((): { listener: unknown; detector: unknown } => ({ listener: null, detector: null }))
vi.mock('./use-speech-detector', () => ({
  useSpeechDetector: (input: SpeechListener) => {
    heard.listener = input
    return heard.detector
  },
}))
const isListener = (value: unknown): value is SpeechListener =>
  typeof value === 'object' && value !== null && 'onPcm' in value
const getListener = (): SpeechListener => {
  if (!isListener(heard.listener)) throw new Error('no detector was opened')
  return heard.listener
}
/** A microphone's detector, which counts from zero. */
const useDetector = (speechMs = 0) => {
  const detector = { hasPcm: true, heardMs: speechMs, speechMs: () => detector.heardMs }
  heard.detector = detector
  return detector
}

const current: CurrentTurn = {
  turn: 3,
  answerId: 'a3',
  take: 1,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}
interface Props {
  source: TranscriptSource
  state: SocketState
  segments: readonly RecognizedSegment[]
  elapsedMs: number
  isOn: boolean
}
const usual: Props = { source: 'server', state: 'open', segments: [], elapsedMs: 5000, isOn: true }
const hello: RecognizedSegment = { text: 'hello there', startMs: 0, endMs: 900 }
const lan: RecognizedSegment = { text: 'I am Lan', startMs: 1000, endMs: 2000 }

let sent: ClientMessage[]
let frames: MicrophoneFrame[]
const send = (message: ClientMessage) => {
  sent.push(message)
  return true
}
const render = (props: Partial<Props> = {}) =>
  renderHook(
    ({ source, state, segments, elapsedMs, isOn }: Props) =>
      useSpeechReporting({
        current,
        source,
        segments,
        stream: null,
        onFrame: () => {},
        realtime: {
          state,
          send,
          failures: 0,
          hasBeenOpen: true,
          sendSound: (frame) => frames.push(frame) > 0,
          subscribe: () => () => {},
          join: () => {},
          reclaim: () => {},
          notePlayed: () => {},
        },
        recording: {
          isOn,
          hasFailed: false,
          stop: () => Promise.resolve({ segmentCount: 1, durationMs: elapsedMs }),
          resume: () => {},
          elapsedMs: () => elapsedMs,
          hasBegun: () => elapsedMs > 0,
          segmentCount: () => 1,
        },
      }),
    { initialProps: { ...usual, ...props } },
  )
const listTexts = () => sent.flatMap((message) => (message.type === 'words' ? [message.text] : []))
const listSpeech = () => sent.filter((message) => message.type === 'speech')

beforeEach(() => {
  sent = []
  frames = []
  useDetector()
})

afterEach(cleanup)

test('speech is reported on the answer’s timeline, with the segments that are recorded when it ends', () => {
  render()
  sent = []
  act(() => getListener().onSpeechStart({ atMs: steadyMs() - 1000, speechMs: 0 }))
  act(() => getListener().onSpeechEnd({ atMs: steadyMs(), speechMs: 900 }))
  const [started, segments, ended] = sent
  expect(started).toMatchObject({ type: 'speech', kind: 'started', turn: 3, take: 1 })
  expect(segments).toEqual({ type: 'segments', turn: 3, take: 1, durationMs: 5000, segmentCount: 1 })
  expect(ended).toMatchObject({ type: 'speech', kind: 'ended', speechMs: 900 })
  // Five seconds of the answer are recorded now, and the speech began one second ago.
  expect(started?.type === 'speech' && Math.abs(started.atMs - 4000)).toBeLessThan(200)
})

test('speech before the recording began is not reported', () => {
  render({ elapsedMs: 0, isOn: false })
  act(() => getListener().onSpeechStart({ atMs: steadyMs(), speechMs: 0 }))
  expect(sent).toEqual([])
})

test('speech from before this take does not count for it', () => {
  const detector = useDetector(20_000)
  const { result } = render()
  detector.heardMs = 23_000
  expect(result.current.speechMs()).toBe(3000)
  act(() => getListener().onSpeechEnd({ atMs: steadyMs(), speechMs: 23_000 }))
  expect(listSpeech().at(-1)).toMatchObject({ speechMs: 3000 })
})

test('speech of a microphone that was lost still counts after another one replaced it', () => {
  const lost = useDetector(20_000)
  const { result, rerender } = render()
  lost.heardMs = 26_000
  const replacement = useDetector()
  rerender({ ...usual, isOn: false })
  rerender(usual)
  expect(result.current.speechMs()).toBe(6000)
  replacement.heardMs = 1500
  expect(result.current.speechMs()).toBe(7500)
})

test('sound goes to the server only from the recording’s start on, and only if the server recognizes the words', () => {
  const { rerender } = render()
  const samples = new Int16Array(640)
  act(() => getListener().onPcm({ atMs: steadyMs() - 60_000, samples }))
  expect(frames).toEqual([])
  act(() => getListener().onPcm({ atMs: steadyMs(), samples }))
  expect(frames).toMatchObject([{ turn: 3, take: 1 }])
  rerender({ ...usual, source: 'device' })
  act(() => getListener().onPcm({ atMs: steadyMs(), samples }))
  rerender({ ...usual, isOn: false })
  act(() => getListener().onPcm({ atMs: steadyMs(), samples }))
  expect(frames).toHaveLength(1)
})

test('recognized words are sent as they come, and the last ones again because they may have grown', () => {
  const { rerender } = render({ source: 'device', segments: [hello] })
  rerender({ ...usual, source: 'device', segments: [{ ...hello, text: 'hello there all' }, lan] })
  expect(listTexts()).toEqual(['hello there', 'hello there all', 'I am Lan'])
})

test('a reconnected socket gets every word again, the segments, and that the candidate is speaking', () => {
  const props = { ...usual, source: 'device', segments: [hello, lan] } as const
  const { rerender } = render(props)
  act(() => getListener().onSpeechStart({ atMs: steadyMs(), speechMs: 0 }))
  rerender({ ...props, state: 'connecting' })
  sent = []
  rerender(props)
  expect(listTexts()).toEqual(['hello there', 'I am Lan'])
  expect(sent.map(({ type }) => type)).toContain('segments')
  expect(listSpeech()).toMatchObject([{ kind: 'started' }])
})

test('words are not sent while the socket is not open', () => {
  render({ source: 'device', state: 'connecting', segments: [hello] })
  expect(sent).toEqual([])
})
