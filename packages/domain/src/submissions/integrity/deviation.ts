import type { GazeBaseline } from './baseline'
import { computeDirection, type FaceSample, integrityRules, mainFace } from './sample'

export interface Deviation {
  readonly sidewaysDeg: number
  readonly downDeg: number
}

/** How far a person looks away from where they look at their screen; null: unknown. */
export function computeDeviation(sample: FaceSample, baseline: GazeBaseline | null): Deviation | null {
  const face = mainFace(sample)
  const direction = face === null ? null : computeDirection(face)
  if (direction === null || baseline === null) return null
  return {
    sidewaysDeg: Math.abs(direction.sidewaysDeg - baseline.sidewaysDeg),
    downDeg: direction.downDeg - baseline.downDeg,
  }
}

const widened = (limitDeg: number, spreadDeg: number): number =>
  Math.max(limitDeg, integrityRules.baselineSpreads * spreadDeg)

/** Null: unknown. */
export function looksAway(sample: FaceSample, baseline: GazeBaseline | null): boolean | null {
  const deviation = computeDeviation(sample, baseline)
  if (deviation === null || baseline === null) return null
  const { gazeAway } = integrityRules
  return (
    deviation.sidewaysDeg > widened(gazeAway.sidewaysDeg, baseline.sidewaysSpreadDeg) ||
    deviation.downDeg > widened(gazeAway.downDeg, baseline.downSpreadDeg)
  )
}

export const isContact = ({ sidewaysDeg, downDeg }: Deviation): boolean =>
  sidewaysDeg <= integrityRules.eyeContactDeg && Math.abs(downDeg) <= integrityRules.eyeContactDeg
