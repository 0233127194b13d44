import type { AssessmentCause } from '@candor/contract'

/**
 * When a version was made, as the company sees it. It uses the submission's own clock, which stops during a retake: a
 * later time would reveal the retake. A version that a company member requested has its true time: they know when
 * they asked, and a clock that is behind would reveal a retake just as well.
 */
export const shownVersionMs = (version: {
  readonly nowMs: number
  readonly cause: AssessmentCause
  readonly submittedAtMs: number
  /** Later than `submittedAtMs` by the time in which the clock stood still. */
  readonly createdAtMs: number
}): number =>
  version.cause === 'reevaluated' ? version.nowMs : version.nowMs - (version.createdAtMs - version.submittedAtMs)
