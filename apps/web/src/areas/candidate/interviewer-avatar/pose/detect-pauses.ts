/** The loudness above which the candidate speaks, and the one below which there is a pause. */
const SPEECH = 0.14
const QUIET = 0.09
/** A pause counts after this much speech, once it has lasted this long, and at most once in `APART_MS`. */
const SPEECH_MS = 1400
const PAUSE_MS = 420
const APART_MS = 2600
/** Longest time between two levels that counts: a page that slept measured nothing. */
const STEP_MS = 200

/** Finds the pauses of a speaker in the loudness. `detect` returns true once per pause. */
export function createPauseDetector(): { detect: (level: number, nowMs: number) => boolean } {
  let spokenMs = 0
  let quietMs = 0
  let lastMs: number | null = null
  let noddedMs = Number.NEGATIVE_INFINITY
  return {
    detect: (level, nowMs) => {
      const stepMs = Math.min(STEP_MS, nowMs - (lastMs ?? nowMs))
      lastMs = nowMs
      if (level >= SPEECH) spokenMs += stepMs
      quietMs = level < QUIET ? quietMs + stepMs : 0
      if (spokenMs < SPEECH_MS || quietMs < PAUSE_MS || nowMs - noddedMs < APART_MS) return false
      spokenMs = 0
      noddedMs = nowMs
      return true
    },
  }
}
