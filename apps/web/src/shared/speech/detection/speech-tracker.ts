import { createSpeechMeter } from '../speech-meter'
import { createClockMap } from './clock-map'
import { toDecibels } from './decibels'
import { engineRules } from './engine-rules'
import { DETECTION_HZ, PCM_SAMPLES, PIECE_MS } from './pcm-messages'
import type { SpeechDetectorOptions, SpeechEngine } from './speech-detector'
import { createSpeechEdges, type SpeechChange } from './speech-edges'

/** A longer gap between two levels means that the page slept. */
const MAX_STEP_MS = 250

export interface JudgedSound {
  soundEndMs: number
  rms: number
  probability: number
}

export interface SpeechTracker {
  /** Processes the loudness of a piece, if no better engine is active. */
  level: (level: { soundEndMs: number; rms: number }) => void
  /** Processes a detector's result for a piece. */
  judged: (sound: JudgedSound) => void
  pcm: (frame: { soundEndMs: number; samples: Int16Array<ArrayBuffer> }) => void
  /** `none`: reports nothing until an engine listens. */
  setEngine: (engine: SpeechEngine | 'none') => void
  endSpeech: () => void
  speechMs: () => number
  restart: (speechMs: number) => void
}

/** Converts results to the caller's clock and reports speech. `soundNowMs` reads the clock of the sound. */
export function createSpeechTracker(options: SpeechDetectorOptions, soundNowMs: () => number): SpeechTracker {
  const clock = createClockMap()
  const meter = createSpeechMeter()
  const edges = createSpeechEdges(engineRules.energy)
  let engine: SpeechEngine | 'none' = 'none'
  let lastEndMs = 0

  const toCallerMs = (soundMs: number): number =>
    clock.toCaller(soundMs, { soundNowMs: soundNowMs(), callerNowMs: options.elapsedMs() })
  const report = (change: SpeechChange | null) => {
    if (change === null) return
    const { kind, atMs, speechMs } = change
    const edge = { atMs: Math.round(atMs), speechMs }
    if (kind === 'started') options.onSpeechStart(edge)
    else options.onSpeechEnd(edge)
  }
  const track = ({ soundEndMs, rms, probability }: JudgedSound, lengthMs: number) => {
    const endMs = toCallerMs(soundEndMs)
    report(edges.process({ probability, startMs: Math.max(0, endMs - lengthMs), endMs }))
    options.onFrame?.({ atMs: endMs, probability, levelDb: toDecibels(rms), isSpeaking: edges.isSpeaking() })
  }
  return {
    level: ({ soundEndMs, rms }) => {
      const stepMs = Math.min(MAX_STEP_MS, Math.max(0, soundEndMs - lastEndMs))
      lastEndMs = soundEndMs
      const isLoud = meter.measure(rms, stepMs)
      if (engine === 'energy') track({ soundEndMs, rms, probability: isLoud ? 1 : 0 }, stepMs)
    },
    judged: (sound) => {
      if (engine === 'silero' || engine === 'webrtc') track(sound, PIECE_MS)
    },
    pcm: ({ soundEndMs, samples }) => {
      const endMs = toCallerMs(soundEndMs)
      options.onPcm?.({ atMs: Math.max(0, Math.round(endMs - (PCM_SAMPLES / DETECTION_HZ) * 1000)), samples })
    },
    setEngine: (next) => {
      engine = next
      if (next !== 'none') edges.setRules(engineRules[next])
    },
    endSpeech: () => report(edges.endSpeech()),
    speechMs: edges.speechMs,
    restart: (speechMs) => {
      clock.reset()
      edges.restart(speechMs)
    },
  }
}
