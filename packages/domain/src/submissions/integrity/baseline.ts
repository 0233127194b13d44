import { computeDirection, type FaceSample, integrityRules, isDark, mainFace } from './sample'

/** How a person looks at their own screen: looking away is measured against it. */
export interface GazeBaseline {
  readonly sidewaysDeg: number
  readonly sidewaysSpreadDeg: number
  readonly downDeg: number
  readonly downSpreadDeg: number
}

/** What can be mended before the interview. */
export type CalibrationHint = 'noFace' | 'moreFaces' | 'dark' | 'eyesHidden' | 'restless'

export interface Calibration {
  /** Null: looking away can't be determined for this person, and it is never reported. */
  readonly baseline: GazeBaseline | null
  readonly hints: readonly CalibrationHint[]
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Median absolute deviation: one glance aside moves it little. */
const spread = (values: readonly number[]): number => {
  const middle = median(values)
  return median(values.map((value) => Math.abs(value - middle)))
}

const most = (count: number, samples: readonly unknown[]): boolean => count > samples.length / 2

function listHints(samples: readonly FaceSample[], baseline: GazeBaseline | null): CalibrationHint[] {
  const hasFace = samples.filter(({ faces }) => faces.length > 0)
  const hidden = hasFace.filter((sample) => {
    const face = mainFace(sample)
    return face === null || computeDirection(face) === null
  })
  const isRestless = baseline !== null && baseline.sidewaysSpreadDeg > integrityRules.baseline.restlessDeg
  const found: [CalibrationHint, boolean][] = [
    ['dark', most(samples.filter(isDark).length, samples)],
    ['noFace', most(samples.length - hasFace.length, samples)],
    ['moreFaces', most(samples.filter(({ faces }) => faces.length > 1).length, samples)],
    ['eyesHidden', hasFace.length > 0 && most(hidden.length, hasFace)],
    ['restless', isRestless],
  ]
  return found.flatMap(([hint, isSo]) => (isSo ? [hint] : []))
}

/** From a few neutral seconds in front of the camera. */
export function calibrate(samples: readonly FaceSample[]): Calibration {
  const directions = samples.flatMap((sample) => {
    const face = mainFace(sample)
    const direction = face === null ? null : computeDirection(face)
    return direction === null ? [] : [direction]
  })
  const sideways = directions.map(({ sidewaysDeg }) => sidewaysDeg)
  const down = directions.map(({ downDeg }) => downDeg)
  const isEnough = directions.length >= integrityRules.baseline.minSamples && most(directions.length, samples)
  const baseline = isEnough
    ? {
        sidewaysDeg: median(sideways),
        sidewaysSpreadDeg: spread(sideways),
        downDeg: median(down),
        downSpreadDeg: spread(down),
      }
    : null
  return { baseline, hints: listHints(samples, baseline) }
}
