/** Speech is louder than the background noise by this factor, and at least this loud (root mean square). */
const OVER_FLOOR = 2.5
const MIN_SPEECH_RMS = 0.008
/** Pauses between words count as speech up to this long. */
const HANGOVER_MS = 350
/** The noise estimate falls quickly and rises slowly, so that speech does not count as noise. */
const FLOOR_DOWN = 0.3
const FLOOR_UP_PER_SECOND = 0.05
/** Longest step that is counted, because a page that slept measured nothing. */
const MAX_STEP_MS = 250

export interface SpeechMeter {
  /** Feeds one measurement; returns whether someone speaks now. */
  measure: (rms: number, stepMs: number) => boolean
  /** Milliseconds of speech so far. */
  speechMs: () => number
}

/** Detects voice activity by loudness over the background noise. Only for display: the server decides by the recording. */
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
