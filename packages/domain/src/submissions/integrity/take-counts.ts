import type { IntegrityInterval } from '@candor/contract'
import type { GazeBaseline } from './baseline'
import { computeDeviation, isContact, looksAway } from './deviation'
import { findIntervals } from './find-intervals'
import { type FaceSample, integrityRules, isDark } from './sample'

/**
 * The result of a sequence of samples: closed stretches and sums, without any sample or face. Two sequences of one take add
 * up. The time between them was not observed and is in no sum.
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

/** The time that each sample represents: until the next sample, but never across a gap. */
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

/** Counts one sequence of samples, in any order. Their times are on the answer's timeline. */
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

/** Adds two sequences of samples of one take, as before and after a reload. */
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
