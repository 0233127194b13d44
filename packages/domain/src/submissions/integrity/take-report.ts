import { type IntegrityReport, integrityLimits } from '@candor/contract'
import { integrityRules } from './sample'
import type { TakeCounts } from './take-counts'
import { thousandths } from './thousandths'

/** Share of the speaking time; null where there was too little of it, or too little of it could be judged. */
function computeShare({ speakingMs, gazeKnownMs }: TakeCounts, soMs: number): number | null {
  const { minSpeakingMs, minTrackedShare } = integrityRules
  const isEnough = speakingMs >= minSpeakingMs && gazeKnownMs >= minTrackedShare * speakingMs
  return isEnough ? thousandths(soMs / gazeKnownMs) : null
}

export type TakeSignals = Omit<IntegrityReport, 'sessionId' | 'answerId' | 'take' | 'availability'>

/** What leaves the device of one take. `durationMs`: its whole length, seen or not. */
export function presentTakeSignals(counts: TakeCounts, durationMs: number): TakeSignals {
  const { intervals, looks, darkLooks, observedMs, judgedMs, speakingMs, awayMs, contactMs } = counts
  const wholeMs = Math.max(durationMs, observedMs)
  return {
    intervals: intervals.toSorted((a, b) => a.startMs - b.startMs).slice(0, integrityLimits.intervals),
    observedMs: Math.round(observedMs),
    speakingMs: Math.round(speakingMs),
    trackedShare: wholeMs === 0 ? 0 : thousandths(judgedMs / wholeMs),
    samplesPerSecond: observedMs === 0 ? 0 : Math.round((looks / observedMs) * 10_000) / 10,
    light: darkLooks > looks / 2 ? 'low' : 'good',
    gazeAwayShare: computeShare(counts, awayMs),
    eyeContactShare: computeShare(counts, contactMs),
  }
}
