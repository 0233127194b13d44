import type { IntegrityInterval } from '@candor/contract'

/** Below it a moment is shown as uncertain. */
const UNSURE = 0.5

/** Why a moment is to be read with care: the light, or the judgement itself. */
export function momentQuality({ light, confidence }: IntegrityInterval): 'dark' | 'unsure' | 'good' {
  if (light === 'low') return 'dark'
  return confidence < UNSURE ? 'unsure' : 'good'
}

/** Whole seconds, and never none: what was noticed lasted. */
export const toWholeSeconds = (durationMs: number): number => Math.max(1, Math.round(durationMs / 1000))
