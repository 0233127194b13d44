import type { IntegrityInterval } from '@candor/contract'
import type { GazeBaseline } from './baseline'
import { computeDeviation, isContact, looksAway } from './deviation'
import { findIntervals } from './find-intervals'
import { type FaceSample, integrityRules, isDark } from './sample'

/**
 * What is left of a row of looks once it is over: closed stretches and sums, no look and nothing of a face. Two rows of one take add
 * up; what lay between them was not looked at, and is in no sum.
 */
export interface TakeCounts {
  readonly intervals: readonly IntegrityInterval[]
  readonly looks: number
  readonly darkLooks: number
  readonly observedMs: number
  /** The part of it in which a face, or its absence, could be determined. */
  readonly judgedMs: number
  readonly speakingMs: number
  /** Of the speaking time: where the gaze is known; where it is away; where it is at the screen. */
  readonly gazeKnownMs: number
  readonly awayMs: number
  readonly contactMs: number
}

/** How long each sample stands for: until the next one, but never over a gap. */
function computeWeights(samples: readonly FaceSample[]): number[] {
  return samples.map((sample, index) => {
    const next = samples[index + 1]
    if (next === undefined) return 0
    const gapMs = next.atMs - sample.atMs
    return gapMs > integrityRules.longestGapMs ? 0 : Math.max(0, gapMs)
  })
}

/** A picture without a face can be judged where there is light enough to see one. */
const canJudge = (sample: FaceSample): boolean => sample.faces.length > 0 || !isDark(sample)

/** Of looks in a row, in any order; their times are on the answer's own timeline. */
export function countLooks(given: readonly FaceSample[], baseline: GazeBaseline | null): TakeCounts {
  const samples = given.toSorted((a, b) => a.atMs - b.atMs)
  const weights = computeWeights(samples)
  const sum = (isIn: (sample: FaceSample) => boolean): number =>
    weights.reduce((total, weightMs, index) => total + (samples[index] && isIn(samples[index]) ? weightMs : 0), 0)
  const sumSpoken = (isIn: (sample: FaceSample) => boolean): number =>
    sum((sample) => sample.isSpeaking && isIn(sample))
  return {
    intervals: findIntervals(samples, baseline),
    looks: samples.length,
    darkLooks: samples.filter(isDark).length,
    observedMs: sum(() => true),
    judgedMs: sum(canJudge),
    speakingMs: sumSpoken(() => true),
    gazeKnownMs: sumSpoken((sample) => computeDeviation(sample, baseline) !== null),
    awayMs: sumSpoken((sample) => looksAway(sample, baseline) === true),
    contactMs: sumSpoken((sample) => {
      const deviation = computeDeviation(sample, baseline)
      return deviation !== null && isContact(deviation)
    }),
  }
}

/** Of two rows of looks at one take, as before and after a reload. */
export const addCounts = (first: TakeCounts, second: TakeCounts): TakeCounts => ({
  intervals: [...first.intervals, ...second.intervals],
  looks: first.looks + second.looks,
  darkLooks: first.darkLooks + second.darkLooks,
  observedMs: first.observedMs + second.observedMs,
  judgedMs: first.judgedMs + second.judgedMs,
  speakingMs: first.speakingMs + second.speakingMs,
  gazeKnownMs: first.gazeKnownMs + second.gazeKnownMs,
  awayMs: first.awayMs + second.awayMs,
  contactMs: first.contactMs + second.contactMs,
})
