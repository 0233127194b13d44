import type { AssessmentCause } from '@candor/contract'

/**
 * When a version was made, as the company reads it. On the submission's own clock, which stands still while a retake is given:
 * a later time would tell of one. Where somebody of the company asked for the version they know when, and a clock that is behind
 * would tell of it just the same: there it is the true time.
 */
export const shownVersionMs = (of: {
  readonly nowMs: number
  readonly cause: AssessmentCause
  readonly submittedAtMs: number
  /** Later than `submittedAtMs` by the time in which the clock stood still. */
  readonly createdAtMs: number
}): number => (of.cause === 'reevaluated' ? of.nowMs : of.nowMs - (of.createdAtMs - of.submittedAtMs))
