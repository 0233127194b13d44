import type { Dim, Measure } from '@candor/contract'

const RANGE = /(-?\d+(?:\.\d+)?)→(-?\d+(?:\.\d+)?)/g

/** The value that earns full credit, if not reached yet. For `70→120, 260→210` it is the limit on the missed side. */
export function findMissedBest({ value, norm = '' }: Pick<Measure, 'value' | 'norm'>): number | null {
  for (const [, from, to] of norm.matchAll(RANGE)) {
    const [none, full] = [Number(from), Number(to)]
    if (none < full ? value < full : value > full) return full
  }
  return null
}

/** A measure below full credit, with the value that earns it. */
interface ShortMeasure {
  readonly measure: Measure
  readonly best: number
}

/** The most measure sentences under one level. The table below lists the rest. */
const MAX_SHORT_MEASURES = 3

/** Lists the measures below full credit, with the smallest contribution first. */
export const listShortMeasures = (dim: Dim): ShortMeasure[] =>
  [...dim.measures]
    .sort((a, b) => a.contribution - b.contribution)
    .flatMap((measure) => {
      const best = findMissedBest(measure)
      return best === null ? [] : [{ measure, best }]
    })
    .slice(0, MAX_SHORT_MEASURES)
