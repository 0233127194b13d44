import type { pcmRateHz } from '@candor/domain'

/** The sample rate for detection and for the server. A piece is one input of Silero: 32 ms. */
export const DETECTION_HZ = 16_000 satisfies typeof pcmRateHz
export const PIECE_SAMPLES = 512
export const PIECE_MS = (PIECE_SAMPLES / DETECTION_HZ) * 1000
/** 40 ms: one frame of sound for the server. */
export const PCM_SAMPLES = 640

/** From the worklet to the page. `endFrame` counts the audio context's own frames. */
export type WorkletEvent =
  | { kind: 'level'; endFrame: number; rms: number }
  | { kind: 'pcm'; endFrame: number; samples: Int16Array<ArrayBuffer> }
  | { kind: 'closed' }

/** From the page to the worklet. A detector's port replaces an earlier one. */
export type WorkletCommand = { kind: 'detector'; port: MessagePort | null } | { kind: 'close' }

/** From the worklet to a detector. */
export interface SoundPiece {
  endFrame: number
  rms: number
  samples: Float32Array<ArrayBuffer>
}

/** From the page to a detector's worker. */
export type DetectorCommand =
  | { kind: 'load'; base: string }
  | { kind: 'listen'; id: number; port: MessagePort }
  | { kind: 'stop'; id: number }

/** From a detector's worker to the page. */
export type DetectorEvent =
  | { kind: 'loaded' }
  | { kind: 'failed' }
  | { kind: 'heard'; id: number; endFrame: number; rms: number; probability: number; costMs: number }
  | { kind: 'late'; id: number }
