import { createSustainedWatch, type SustainedWatch } from './sustained-watch'

/** A working microphone picks up noise and never delivers only zeros for this long. */
const SILENT_MS = 2000
/** Noise gates write zeros between words, so with a gate only a much longer silence counts. */
const GATED_MS = 20_000
const SHORT_RUN_MS = 100
const RUNS_OF_A_GATE = 3

interface SilenceParts {
  onStart: (sinceMs: number) => void
  onEnd: (atMs: number) => void
}

/**
 * Detects digital silence of a microphone that reports itself as live. If zeros keep alternating with sound, the
 * microphone has a noise gate and no fault.
 */
export function createSilenceWatch(parts: SilenceParts): SustainedWatch {
  let zeroSinceMs: number | null = null
  let shortRuns = 0
  const ungated = createSustainedWatch({ minMs: SILENT_MS, ...parts })
  const gated = createSustainedWatch({ minMs: GATED_MS, ...parts })
  const isGated = () => shortRuns >= RUNS_OF_A_GATE
  const note = (isZero: boolean, atMs: number) => {
    if (isZero) {
      zeroSinceMs ??= atMs
      return
    }
    const runMs = zeroSinceMs === null ? 0 : atMs - zeroSinceMs
    zeroSinceMs = null
    if (runMs >= SHORT_RUN_MS) shortRuns += 1
  }
  return {
    observe: (isZero, atMs) => {
      const watch = isGated() ? gated : ungated
      watch.observe(isZero, atMs)
      note(isZero, atMs)
    },
    end: (atMs) => {
      ungated.end(atMs)
      gated.end(atMs)
      zeroSinceMs = null
    },
  }
}
