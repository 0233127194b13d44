import { turnLimits } from '../../limits'

/** How much one pause moves the average of them. */
const weight = 0.25
/** Pauses within answers like these leave the patience as it is. */
export const usualPauseMs = 700
const { factor } = turnLimits

/**
 * One more pause within an answer, by the audio clock. None counts for more than the factor can follow, so that a single
 * long one does not make the interviewer slow for the rest of the interview.
 */
export const learnPause = (averageMs: number, pauseMs: number): number =>
  pauseMs < turnLimits.pauseMs
    ? averageMs
    : averageMs + weight * (Math.min(pauseMs, factor.max * usualPauseMs) - averageMs)

/** What the candidate's own pauses make of the patience. */
export const computePatienceFactor = (averageMs: number): number =>
  Math.min(factor.max, Math.max(factor.min, averageMs / usualPauseMs))
