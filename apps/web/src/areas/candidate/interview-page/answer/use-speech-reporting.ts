import type { CurrentTurn, HearingKind } from '@candor/contract'
import { useCallback, useEffect, useRef } from 'react'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import type { SenseFrame, SpeechEdge, SpeechSense } from '../../../../shared/speech/detection/speech-detector'
import type { HeardSegment } from '../../../../shared/speech/device-recognizer'
import type { Link } from '../session/use-realtime-connection'
import type { WordSource } from './spoken-turn'
import { takeIdOf } from './take-id'
import type { Recording } from './use-recording'
import { useSpeechSense } from './use-speech-detector'

interface Input {
  link: Link
  current: CurrentTurn | null
  recording: Recording
  stream: MediaStream | null
  source: WordSource
  /** Recognised on this device. */
  segments: readonly HeardSegment[]
  /** Every piece of sound, recorded or not. */
  onFrame: (frame: SenseFrame) => void
}

type OfTake = Pick<CurrentTurn, 'turn' | 'take'>

export interface ToldSpeech {
  /** Milliseconds of speech of this take, as the voice detector heard it. */
  speechMs: () => number
  /** A moment of the page's clock on the answer's clock; 0 where it lies before the recording. */
  onTake: (pageMs: number) => number
  hears: HearingKind
}

/** What the server gets to hear with; without an audio worklet there is no sound to send. */
function hearingOf(source: WordSource, sense: SpeechSense | null): HearingKind {
  if (source === 'device') return 'words'
  return source === 'server' && sense?.hasPcm !== false ? 'audio' : 'voice'
}

/** What the microphone hears of the present answer, told to the server while it is spoken. All times count from its recording's start. */
export function useToldSpeech(input: Input): ToldSpeech {
  const { link, current, recording, stream, source, segments, onFrame } = input
  const now = useRef({ link, current, recording, source })
  now.current = { link, current, recording, source }
  /** Speech that was heard before this take's recording began is none of it. */
  const before = useRef(0)
  const countedFor = useRef<string | null>(null)
  const onTake = useCallback((pageMs: number) => {
    const startMs = steadyMs() - now.current.recording.elapsedMs()
    return Math.max(0, Math.round(pageMs - startMs))
  }, [])
  const ofTake = useCallback((): OfTake | null => {
    const { current: turn, recording: own } = now.current
    return turn && own.hasBegun() ? { turn: turn.turn, take: turn.take } : null
  }, [])
  const tellRecorded = useCallback(() => {
    const take = ofTake()
    const { link: to, recording: own } = now.current
    if (take === null) return
    to.send({ type: 'segments', ...take, durationMs: own.elapsedMs(), segmentCount: own.segmentCount() })
  }, [ofTake])
  const tell = (kind: 'started' | 'ended', { atMs, speechMs }: SpeechEdge) => {
    const take = ofTake()
    if (take === null) return
    if (kind === 'ended') tellRecorded()
    const ofThisTake = Math.max(0, Math.round(speechMs - before.current))
    link.send({ type: 'speech', ...take, kind, atMs: onTake(atMs), speechMs: ofThisTake })
  }
  const speaking = useRef(false)
  const sense = useSpeechSense({
    stream,
    onSpeechStart: (edge) => {
      speaking.current = true
      tell('started', edge)
    },
    onSpeechEnd: (edge) => {
      speaking.current = false
      tell('ended', edge)
    },
    onFrame,
    onPcm: ({ atMs, samples }) => {
      const take = ofTake()
      const startMs = steadyMs() - now.current.recording.elapsedMs()
      if (take === null || now.current.source !== 'server' || !now.current.recording.isOn || atMs < startMs) return
      link.sendSound({ ...take, atMs: Math.round(atMs - startMs), samples })
    },
  })
  const { isOn } = recording
  const takeId = takeIdOf(current)
  useEffect(() => {
    // Once a take: a device that was lost for a while does not begin the count anew.
    if (!isOn || countedFor.current === takeId) return
    countedFor.current = takeId
    before.current = sense?.speechMs() ?? 0
  }, [isOn, takeId, sense])
  const { state, send } = link
  useEffect(() => {
    if (!isOn || state !== 'open') return
    tellRecorded()
    // Whoever is speaking already when the recording begins, or when the line is back, is speaking.
    const take = ofTake()
    if (take && speaking.current) {
      const speechMs = Math.max(0, Math.round((sense?.speechMs() ?? 0) - before.current))
      send({ type: 'speech', ...take, kind: 'started', atMs: onTake(steadyMs()), speechMs })
    }
  }, [isOn, state, tellRecorded, ofTake, onTake, send, sense])
  useToldWords({ link, take: ofTake, segments, isOn: source === 'device' })
  return {
    speechMs: useCallback(() => Math.max(0, Math.round((sense?.speechMs() ?? 0) - before.current)), [sense]),
    onTake,
    hears: hearingOf(source, sense),
  }
}

interface WordsInput {
  link: Link
  take: () => OfTake | null
  segments: readonly HeardSegment[]
  isOn: boolean
}

/** The device's words as they come; a socket that was opened anew is told all of them, for the same twice is the same. */
function useToldWords({ link, take, segments, isOn }: WordsInput): void {
  const told = useRef(0)
  const { state, send } = link
  useEffect(() => {
    if (state !== 'open') told.current = 0
  }, [state])
  useEffect(() => {
    const id = take()
    if (segments.length < told.current) told.current = 0
    if (!isOn || id === null || state !== 'open') return
    // The last one may still have grown.
    for (const { text, startMs, endMs } of segments.slice(Math.max(0, told.current - 1))) {
      send({ type: 'words', ...id, text, isFinal: true, startMs: Math.round(startMs), endMs: Math.round(endMs) })
    }
    told.current = segments.length
  }, [isOn, state, segments, send, take])
}
