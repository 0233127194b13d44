import type { SpeechEngine } from './speech-detector'
import type { EdgeRules } from './speech-edges'

/** Measured with synthetic speech in noise; see the README. Two pieces start speech: a "yes" is short, and clicks stay below 0.1. */
const silero: EdgeRules = {
  positive: 0.5,
  negative: 0.35,
  startMs: 64,
  endMs: 192,
  lagMs: { start: 8, end: 32 },
}

/** The share of voiced frames among the last ten: seven make speech; thirty frames of 30 ms without one end it. */
const webrtc: EdgeRules = {
  positive: 0.7,
  negative: 0.05,
  startMs: 0,
  endMs: 630,
  lagMs: { start: 180, end: 270 },
}

/** The level meter decides between speech and silence, and itself waits 350 ms. */
const energy: EdgeRules = { positive: 0.5, negative: 0.5, startMs: 90, endMs: 32, lagMs: { start: 0, end: 350 } }

export const engineRules: Readonly<Record<SpeechEngine, EdgeRules>> = { silero, webrtc, energy }
