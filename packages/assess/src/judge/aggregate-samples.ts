import type { RatedDimId } from '@candor/contract'
import type { SampleReading } from './check-answer'

/** A sample after the repair. */
export interface Sample {
  /** A dimension without an entry was unusable. */
  readonly readings: ReadonlyMap<RatedDimId, SampleReading>
  readonly injectionAttempts: readonly string[]
}

/** The combined result of the samples of one dimension. */
export interface Verdict {
  /** In sample order; null if a sample gave no level or was unusable. */
  readonly levels: readonly (number | null)[]
  readonly median: number | null
  /** Why there is no median. */
  readonly reason: 'insufficient_evidence' | 'quotes_not_found' | null
  /** Highest minus lowest level. */
  readonly spread: number
  /** Usable ones with a level, those next to the median first. */
  readonly readings: readonly SampleReading[]
}

/** More than half of the samples must be usable, and more than half of those must give a level. */
export function aggregateSamples(id: RatedDimId, samples: readonly Sample[]): Verdict {
  const usable = samples.flatMap((sample) => sample.readings.get(id) ?? [])
  const levels = samples.map((sample) => sample.readings.get(id)?.level ?? null)
  const given = levels.flatMap((level) => level ?? [])
  const base = { levels, spread: given.length === 0 ? 0 : Math.max(...given) - Math.min(...given) }
  if (usable.length * 2 <= samples.length) return { ...base, median: null, reason: 'quotes_not_found', readings: [] }
  if (given.length * 2 <= usable.length) return { ...base, median: null, reason: 'insufficient_evidence', readings: [] }
  const median = computeMedian(given)
  const distance = (reading: SampleReading): number => Math.abs((reading.level ?? 0) - median)
  const readings = usable.filter((reading) => reading.level !== null).toSorted((a, b) => distance(a) - distance(b))
  return { ...base, median, reason: null, readings }
}

function computeMedian(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const wideSpread = 2

/** Whether three samples differ so much that the judge takes two more. */
export function hasWideSpread(verdict: Verdict): boolean {
  return verdict.spread >= wideSpread
}

/**
 * Whether they still do with the two more: of five the highest and the lowest are set aside, or nothing that is added
 * could ever bring them together.
 */
export function hasWideTrimmedSpread(verdict: Verdict): boolean {
  const given = verdict.levels.flatMap((level) => level ?? []).toSorted((a, b) => a - b)
  const inner = given.length >= 5 ? given.slice(1, -1) : given
  return (inner.at(-1) ?? 0) - (inner[0] ?? 0) >= wideSpread
}
