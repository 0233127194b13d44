import { levelLimits } from '@candor/contract'

export type Point = readonly [x: number, y: number]

/** In units of the drawing. Labels need more space next to the circle than above it. */
export const radarSize = { width: 420, height: 356, radius: 114 } as const
const center: Point = [radarSize.width / 2, radarSize.height / 2]
/** Level 1 keeps a distance from the center, because it is a level and not an absence. */
const INNER_SHARE = 0.14

const getShare = (level: number): number =>
  INNER_SHARE +
  (1 - INNER_SHARE) *
    ((Math.min(levelLimits.max, Math.max(levelLimits.min, level)) - levelLimits.min) /
      (levelLimits.max - levelLimits.min))

const getAngle = (index: number, count: number): number => -Math.PI / 2 + (index * 2 * Math.PI) / count

/** The point on an axis at a share of the radius. Shares above 1 are outside of the figure. */
export function pointAt(index: number, count: number, share: number): Point {
  const angle = getAngle(index, count)
  return [
    center[0] + Math.cos(angle) * radarSize.radius * share,
    center[1] + Math.sin(angle) * radarSize.radius * share,
  ]
}

export const levelPoint = (index: number, count: number, level: number): Point => pointAt(index, count, getShare(level))

export const joined = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** The ring of one level, as corners. */
export const formatRing = (level: number, count: number): string =>
  joined(Array.from({ length: count }, (_, index) => levelPoint(index, count, level)))

/** Runs of adjacent axes that have a level, around the circle. No line crosses an axis without one. */
export function splitRuns(levels: readonly (number | null)[]): number[][] {
  const count = levels.length
  const firstGap = levels.indexOf(null)
  if (firstGap === -1) return [levels.map((_, index) => index)]
  const runs: number[][] = []
  let run: number[] = []
  for (let step = 1; step <= count; step++) {
    const index = (firstGap + step) % count
    if (levels[index] !== null) run.push(index)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return runs
}
