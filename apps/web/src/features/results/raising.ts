import type { Dim, Measure } from '@candor/contract'

const RANGE = /(-?\d+(?:\.\d+)?)→(-?\d+(?:\.\d+)?)/g

/** The figure from which a measure earns full credit, where it does not yet: of `70→120, 260→210` the side it misses. */
export function missedBest({ value, norm = '' }: Pick<Measure, 'value' | 'norm'>): number | null {
  for (const [, from, to] of norm.matchAll(RANGE)) {
    const [none, full] = [Number(from), Number(to)]
    if (none < full ? value < full : value > full) return full
  }
  return null
}

/** A measure that is short of full credit, with the figure that earns it. */
interface ShortMeasure {
  readonly measure: Measure
  readonly best: number
}

/** Most sentences about measures under one level: more is a table, and that stands below. */
const MOST = 3

/** What an engine that only measures leaves to be raised, the measures that earned least first. */
export const shortMeasures = (dim: Dim): ShortMeasure[] =>
  [...dim.measures]
    .sort((a, b) => a.contribution - b.contribution)
    .flatMap((measure) => {
      const best = missedBest(measure)
      return best === null ? [] : [{ measure, best }]
    })
    .slice(0, MOST)
