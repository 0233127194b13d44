import type { CurrentTurn, HearingKind } from '@candor/contract'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import type { DetectionFrame, SpeechDetector, SpeechEdge } from '../../../../shared/speech/detection/speech-detector'
import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'
import type { RealtimeConnection } from '../session/use-realtime-connection'
import type { TranscriptSource } from './spoken-turn'
import { formatTakeId } from './take-id'
import type { Recording } from './use-recording'
import { useSpeechDetector } from './use-speech-detector'

interface Input {
  realtime: RealtimeConnection
  current: CurrentTurn | null
  recording: Recording
  stream: MediaStream | null
  source: TranscriptSource
  /** Words that this device recognized. */
  segments: readonly RecognizedSegment[]
  /** Receives every frame of sound, recorded or not. */
  onFrame: (frame: DetectionFrame) => void
}

type TakeRef = Pick<CurrentTurn, 'turn' | 'take'>

export interface SpeechReporting {
  /** Milliseconds of speech of this take, as the voice detector heard it. */
  speechMs: () => number
  /** A moment of the page's clock on the answer's clock; 0 where it lies before the recording. */
  toTakeMs: (pageMs: number) => number
  hears: HearingKind
}

/** How the server receives speech; without an audio worklet there is no sound to send. */
function getHearingKind(source: TranscriptSource, detector: SpeechDetector | null): HearingKind {
  if (source === 'device') return 'words'
  return source === 'server' && detector?.hasPcm !== false ? 'audio' : 'voice'
}

/** Reports the speech of the current answer to the server while it is spoken. All times count from its recording's start. */
export function useSpeechReporting(input: Input): SpeechReporting {
  const { realtime, current, recording, stream, source, segments, onFrame } = input
  const latest = useRef({ realtime, current, recording, source })
  latest.current = { realtime, current, recording, source }
  /** Speech from before this take's recording doesn't count. */
  const speechBeforeTakeMs = useRef(0)
  const toTakeMs = useCallback((pageMs: number) => {
    const startMs = steadyMs() - latest.current.recording.elapsedMs()
    return Math.max(0, Math.round(pageMs - startMs))
  }, [])
  const findCurrentTake = useCallback((): TakeRef | null => {
    const { current: turn, recording: own } = latest.current
    return turn && own.hasBegun() ? { turn: turn.turn, take: turn.take } : null
  }, [])
  const emitSegments = useCallback(() => {
    const take = findCurrentTake()
    const { realtime: to, recording: own } = latest.current
    if (take === null) return
    to.send({ type: 'segments', ...take, durationMs: own.elapsedMs(), segmentCount: own.segmentCount() })
  }, [findCurrentTake])
  const emit = (kind: 'started' | 'ended', { atMs, speechMs }: SpeechEdge) => {
    const take = findCurrentTake()
    if (take === null) return
    if (kind === 'ended') emitSegments()
    const takeSpeechMs = Math.max(0, Math.round(speechMs - speechBeforeTakeMs.current))
    realtime.send({ type: 'speech', ...take, kind, atMs: toTakeMs(atMs), speechMs: takeSpeechMs })
  }
  const isSpeaking = useRef(false)
  const detector = useSpeechDetector({
    stream,
    onSpeechStart: (edge) => {
      isSpeaking.current = true
      emit('started', edge)
    },
    onSpeechEnd: (edge) => {
      isSpeaking.current = false
      emit('ended', edge)
    },
    onFrame,
    onPcm: ({ atMs, samples }) => {
      const take = findCurrentTake()
      const startMs = steadyMs() - latest.current.recording.elapsedMs()
      if (take === null || latest.current.source !== 'server' || !latest.current.recording.isOn || atMs < startMs)
        return
      realtime.sendSound({ ...take, atMs: Math.round(atMs - startMs), samples })
    },
  })
  const { isOn } = recording
  useTakeSpeechCount(speechBeforeTakeMs, { detector, isOn, takeId: formatTakeId(current) })
  const { state, send } = realtime
  useEffect(() => {
    if (!isOn || state !== 'open') return
    emitSegments()
    // Speech that began before the recording or the reconnect still counts as started.
    const take = findCurrentTake()
    if (take && isSpeaking.current) {
      const speechMs = Math.max(0, Math.round((detector?.speechMs() ?? 0) - speechBeforeTakeMs.current))
      send({ type: 'speech', ...take, kind: 'started', atMs: toTakeMs(steadyMs()), speechMs })
    }
  }, [isOn, state, emitSegments, findCurrentTake, toTakeMs, send, detector])
  useWordReporting({ realtime, take: findCurrentTake, segments, isOn: source === 'device' })
  return {
    speechMs: useCallback(
      () => Math.max(0, Math.round((detector?.speechMs() ?? 0) - speechBeforeTakeMs.current)),
      [detector],
    ),
    toTakeMs,
    hears: getHearingKind(source, detector),
  }
}

interface CountInput {
  detector: SpeechDetector | null
  isOn: boolean
  takeId: string | null
}

/** Keeps what must be subtracted from the detector's count, so that only this take's speech counts. */
function useTakeSpeechCount(speechBeforeTakeMs: RefObject<number>, { detector, isOn, takeId }: CountInput): void {
  const countedTakeId = useRef<string | null>(null)
  useEffect(() => {
    if (detector === null) return
    return () => {
      // The detector of the next microphone counts from zero: what this one heard of the take stays counted.
      speechBeforeTakeMs.current -= detector.speechMs()
    }
  }, [speechBeforeTakeMs, detector])
  useEffect(() => {
    // Once per take: a device that was lost for a while must not restart the count.
    if (!isOn || countedTakeId.current === takeId) return
    countedTakeId.current = takeId
    speechBeforeTakeMs.current = detector?.speechMs() ?? 0
  }, [speechBeforeTakeMs, isOn, takeId, detector])
}

interface WordsInput {
  realtime: RealtimeConnection
  take: () => TakeRef | null
  segments: readonly RecognizedSegment[]
  isOn: boolean
}

/** Sends recognized words as they come. A reconnected socket gets all of them again: repeats are idempotent. */
function useWordReporting({ realtime, take, segments, isOn }: WordsInput): void {
  const sentCount = useRef(0)
  const { state, send } = realtime
  useEffect(() => {
    if (state !== 'open') sentCount.current = 0
  }, [state])
  useEffect(() => {
    const id = take()
    if (segments.length < sentCount.current) sentCount.current = 0
    if (!isOn || id === null || state !== 'open') return
    // The last one may still have grown.
    for (const { text, startMs, endMs } of segments.slice(Math.max(0, sentCount.current - 1))) {
      send({ type: 'words', ...id, text, isFinal: true, startMs: Math.round(startMs), endMs: Math.round(endMs) })
    }
    sentCount.current = segments.length
  }, [isOn, state, segments, send, take])
}
