import { closedMouth, type MouthShape } from './mouth-shape'

/** Below this level there is silence, whatever the text contains. */
const SILENT = 0.05
const FULL = 0.45

const getLoudnessShare = (level: number): number => Math.min(1, Math.max(0, (level - SILENT) / (FULL - SILENT)))

/** With only the loudness known, the jaw follows it. The lips change slowly, so that the mouth doesn't look like a flap. */
export function mouthFromLevel(level: number, atMs: number): MouthShape {
  const loud = getLoudnessShare(level)
  if (loud === 0) return closedMouth
  const turn = Math.sin(atMs / 173) * Math.sin(atMs / 71)
  return { ...closedMouth, jaw: 0.12 + 0.6 * loud, wide: Math.max(0, turn) * 0.5, round: Math.max(0, -turn) * 0.55 }
}

/** Scales the text's mouth shape by the loudness: closed in silence, never wide open for a whisper. */
export function withEnergy(mouth: MouthShape, level: number): MouthShape {
  const loud = getLoudnessShare(level)
  // A closed mouth is right at any level, because the meter lags behind a plosive.
  const open = 0.35 + 0.65 * loud
  return loud === 0
    ? { ...mouth, jaw: 0, round: mouth.round * 0.3, wide: 0, bite: 0 }
    : { ...mouth, jaw: mouth.jaw * open }
}
