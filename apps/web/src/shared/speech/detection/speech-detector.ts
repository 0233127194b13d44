/** The engines that detect speech, best first. */
export const speechEngines = ['silero', 'webrtc', 'energy'] as const
export type SpeechEngine = (typeof speechEngines)[number]

/** Why a better engine is not used. */
export type SkipReason = 'noWorklet' | 'noWorker' | 'notLoaded' | 'tooSlow' | 'stopped'
export interface SkippedEngine {
  engine: SpeechEngine
  reason: SkipReason
}

/** Speech began or ended at `atMs` on the caller's clock. `speechMs`: all speech up to that time. */
export interface SpeechEdge {
  atMs: number
  speechMs: number
}

/** One frame of sound, about 30 per second, for meters and for barge-in detection. */
export interface DetectionFrame {
  atMs: number
  /** Probability of speech, 0 to 1. The energy engine only gives 0 and 1. */
  probability: number
  /** Loudness in decibels below full scale: -100 is digital silence. */
  levelDb: number
  isSpeaking: boolean
}

/** 40 ms of the microphone, mono at 16 kHz; `atMs` is its first sample on the caller's clock. */
export interface PcmFrame {
  atMs: number
  samples: Int16Array<ArrayBuffer>
}

export interface SpeechDetectorOptions {
  /** Shared with the recorder: its tracks are never stopped here. */
  stream: MediaStream
  /** `auto` uses the best engine that works, and starts with one that needs no loading. Any other value uses only that engine. */
  engine: SpeechEngine | 'auto'
  /** The caller's clock: the elapsed time of the recording. Read often. */
  elapsedMs: () => number
  onSpeechStart: (edge: SpeechEdge) => void
  onSpeechEnd: (edge: SpeechEdge) => void
  onFrame?: (frame: DetectionFrame) => void
  /** Samples are captured only if this callback is given. */
  onPcm?: (frame: PcmFrame) => void
  /** Another engine has taken over: a better one is loaded, or one has stopped working. */
  onEngine?: (engine: SpeechEngine | 'none') => void
}

export interface SpeechDetector {
  /** The active engine; `none`: none works. `auto` changes from `energy` to a better one once it is loaded. */
  readonly engine: SpeechEngine | 'none'
  readonly skipped: readonly SkippedEngine[]
  /** Whether `onPcm` is called. False without an audio worklet. */
  readonly hasPcm: boolean
  /** Milliseconds of speech in this take so far. */
  speechMs: () => number
  /** Starts a new take, or continues one that already has `speechMs` of speech. The clock may restart. */
  restart: (speechMs?: number) => void
  close: () => void
}
