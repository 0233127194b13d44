import { createSpeechMeter } from '../speech-meter'
import { createClockMap } from './clock-map'
import { decibelsOf } from './decibels'
import { engineRules } from './engine-rules'
import { PCM_SAMPLES, PIECE_MS, SENSE_HZ } from './pcm-messages'
import type { SpeechEngine, SpeechSenseWish } from './speech-detector'
import { createSpeechEdges, type SpeechChange } from './speech-edges'

/** A longer gap between two levels is a page that slept. */
const MAX_STEP_MS = 250

export interface HeardSound {
  soundEndMs: number
  rms: number
  probability: number
}

export interface Hearing {
  /** Loudness of a piece: heard where nothing better listens. */
  level: (level: { soundEndMs: number; rms: number }) => void
  /** What a detector says of a piece. */
  judged: (sound: HeardSound) => void
  pcm: (frame: { soundEndMs: number; samples: Int16Array<ArrayBuffer> }) => void
  /** `none`: nothing is told until something listens. */
  use: (engine: SpeechEngine | 'none') => void
  breakOff: () => void
  speechMs: () => number
  restart: (speechMs: number) => void
}

/** Puts what is heard on the caller's clock and tells of speech. `soundNowMs` reads the clock of the sound. */
export function createHearing(wish: SpeechSenseWish, soundNowMs: () => number): Hearing {
  const clock = createClockMap()
  const meter = createSpeechMeter()
  const edges = createSpeechEdges(engineRules.energy)
  let engine: SpeechEngine | 'none' = 'none'
  let lastEndMs = 0

  const place = (soundMs: number): number =>
    clock.toCaller(soundMs, { soundNowMs: soundNowMs(), callerNowMs: wish.elapsedMs() })
  const tell = (change: SpeechChange | null) => {
    if (change === null) return
    const { kind, atMs, speechMs } = change
    const edge = { atMs: Math.round(atMs), speechMs }
    if (kind === 'started') wish.onSpeechStart(edge)
    else wish.onSpeechEnd(edge)
  }
  const hear = ({ soundEndMs, rms, probability }: HeardSound, lengthMs: number) => {
    const endMs = place(soundEndMs)
    tell(edges.hear({ probability, startMs: Math.max(0, endMs - lengthMs), endMs }))
    wish.onFrame?.({ atMs: endMs, probability, levelDb: decibelsOf(rms), isSpeaking: edges.isSpeaking() })
  }
  return {
    level: ({ soundEndMs, rms }) => {
      const stepMs = Math.min(MAX_STEP_MS, Math.max(0, soundEndMs - lastEndMs))
      lastEndMs = soundEndMs
      const isLoud = meter.hear(rms, stepMs)
      if (engine === 'energy') hear({ soundEndMs, rms, probability: isLoud ? 1 : 0 }, stepMs)
    },
    judged: (sound) => {
      if (engine === 'silero' || engine === 'webrtc') hear(sound, PIECE_MS)
    },
    pcm: ({ soundEndMs, samples }) => {
      const endMs = place(soundEndMs)
      wish.onPcm?.({ atMs: Math.max(0, Math.round(endMs - (PCM_SAMPLES / SENSE_HZ) * 1000)), samples })
    },
    use: (next) => {
      engine = next
      if (next !== 'none') edges.setRules(engineRules[next])
    },
    breakOff: () => tell(edges.breakOff()),
    speechMs: edges.speechMs,
    restart: (speechMs) => {
      clock.reset()
      edges.restart(speechMs)
    },
  }
}
