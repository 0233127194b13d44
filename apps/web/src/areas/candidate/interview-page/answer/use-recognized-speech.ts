import type { InterviewLanguage } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import { monotonicMs } from '../../../../shared/clock'
import { addSegment, type RecognizedSegment, recognizeOnDevice } from '../../../../shared/speech/device-recognizer'
import { followMicrophone } from '../../../../shared/speech/follow-level'
import { createLevel, type LevelSource } from '../../../../shared/speech/level-source'
import { createSpeechMeter } from '../../../../shared/speech/speech-meter'
import { readStored, writeStored } from '../../../../shared/storage'
import { readRecognizedWords, saveRecognizedWords } from './recognized-words'

const SHOW_EVERY_MS = 250

interface Input {
  answerId: string | null
  stream: MediaStream | null
  isOn: boolean
  /** The language to recognize on this device; null turns recognition on the device off. */
  language: InterviewLanguage | null
  elapsedMs: () => number
  /** The microphone's raw loudness, twenty times a second while it is recorded. */
  onSound?: (rms: number) => void
}

export interface RecognizedSpeech {
  level: LevelSource
  speechMs: number
  segments: readonly RecognizedSegment[]
}

const getKey = (answerId: string) => `candor.speech.${answerId}`
const readSpeechMs = (answerId: string): number => Number(readStored('session', getKey(answerId)) ?? 0) || 0
/** Measures the current answer: loudness, milliseconds of speech, and words if this device recognizes them. */
export function useRecognizedSpeech({ answerId, stream, isOn, language, elapsedMs, onSound }: Input): RecognizedSpeech {
  const [level] = useState(createLevel)
  const [speechMs, setSpeechMs] = useState(0)
  const [segments, setSegments] = useState<readonly RecognizedSegment[]>([])
  const words = useRef<readonly RecognizedSegment[]>([])
  const elapsed = useRef(elapsedMs)
  elapsed.current = elapsedMs
  const sound = useRef(onSound)
  sound.current = onSound
  useEffect(() => {
    words.current = answerId === null ? [] : readRecognizedWords(answerId)
    setSegments(words.current)
    setSpeechMs(answerId === null ? 0 : readSpeechMs(answerId))
  }, [answerId])
  useEffect(() => {
    if (!isOn || stream === null || answerId === null) return
    const meter = createSpeechMeter(readSpeechMs(answerId))
    let measuredAtMs = monotonicMs()
    let shownAtMs = 0
    return followMicrophone(stream, level, (rms) => {
      const now = monotonicMs()
      sound.current?.(rms)
      meter.measure(rms, now - measuredAtMs)
      measuredAtMs = now
      if (now - shownAtMs < SHOW_EVERY_MS) return
      shownAtMs = now
      setSpeechMs(meter.speechMs())
      // A reload in the middle of an answer must not reset the count.
      writeStored('session', getKey(answerId), String(meter.speechMs()))
    })
  }, [isOn, stream, answerId, level])
  useEffect(() => {
    if (!isOn || language === null || answerId === null) return
    const recognizer = recognizeOnDevice({
      language,
      elapsedMs: () => elapsed.current(),
      onSegment: (segment) => {
        const next = addSegment(words.current, segment)
        words.current = next
        // A reload in the middle of an answer must not lose its first words.
        saveRecognizedWords(answerId, next)
        setSegments(next)
      },
    })
    return () => recognizer?.stop()
  }, [isOn, language, answerId])
  return { level, speechMs, segments }
}
