/** Speech is this much louder than the room, and never quieter than this at all (root mean square). */
const OVER_FLOOR = 2.5
const MIN_SPEECH_RMS = 0.008
/** Pauses between words count as speech up to this long. */
const HANGOVER_MS = 350
/** The room's noise is followed quickly downwards and slowly upwards, so that speech does not become the room. */
const FLOOR_DOWN = 0.3
const FLOOR_UP_PER_SECOND = 0.05
/** Longest step that is counted: a page that slept heard nothing meanwhile. */
const MAX_STEP_MS = 250

export interface SpeechMeter {
  /** Feeds one measurement; returns whether someone speaks now. */
  measure: (rms: number, stepMs: number) => boolean
  /** Milliseconds of speech heard so far. */
  speechMs: () => number
}

/** Voice activity by loudness over the room's own noise. A shown measure: the server decides by the recording. */
export function createSpeechMeter(startMs = 0): SpeechMeter {
  let total = startMs
  let floor = 0.01
  let quietMs = Number.POSITIVE_INFINITY
  return {
    measure: (rms, stepMs) => {
      const step = Math.min(MAX_STEP_MS, Math.max(0, stepMs))
      const isLoud = rms >= Math.max(MIN_SPEECH_RMS, floor * OVER_FLOOR)
      floor += rms < floor ? (rms - floor) * FLOOR_DOWN : (rms - floor) * FLOOR_UP_PER_SECOND * (step / 1000)
      quietMs = isLoud ? 0 : quietMs + step
      const isSpeaking = quietMs <= HANGOVER_MS
      if (isSpeaking) total += step
      return isSpeaking
    },
    speechMs: () => Math.round(total),
  }
}
