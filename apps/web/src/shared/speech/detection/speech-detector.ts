/** The engines that detect speech, best first. */
export const speechEngines = ['silero', 'webrtc', 'energy'] as const
export type SpeechEngine = (typeof speechEngines)[number]

/** Why a better way was not taken. */
export type SkipReason = 'noWorklet' | 'noWorker' | 'notLoaded' | 'tooSlow' | 'stopped'
export interface SkippedEngine {
  engine: SpeechEngine
  reason: SkipReason
}

/** Speech began or ended at `atMs` of the caller's clock; `speechMs`: all speech so far, as of that moment. */
export interface SpeechEdge {
  atMs: number
  speechMs: number
}

/** One frame of sound, about 30 per second, for meters and for barge-in detection. */
export interface DetectionFrame {
  atMs: number
  /** How likely it is speech, 0 to 1. The energy engine only knows 0 and 1. */
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
  /** `auto` takes the best that works, and begins with what is there at once; any other is taken or nothing. */
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
  /** What listens now; `none`: nothing can. `auto` changes from `energy` to a better one when that is loaded. */
  readonly engine: SpeechEngine | 'none'
  readonly skipped: readonly SkippedEngine[]
  /** `onPcm` is served: false without an audio worklet. */
  readonly hasPcm: boolean
  /** Milliseconds of speech heard so far, of this take. */
  speechMs: () => number
  /** A new take begins, or one continues that already has `speechMs` of speech. The clock may restart with it. */
  restart: (speechMs?: number) => void
  close: () => void
}
