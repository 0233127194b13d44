import type { SubmissionState } from '@candor/contract'
import { submissionLimits } from '../limits'

/** What the company receives, on its way from the last answer to the assessment. */
export interface SubmissionMachineState {
  readonly state: SubmissionState
  /** Assessments begun since the last submission or repeat. */
  readonly tries: number
  readonly submittedAtMs: number | null
  readonly assessedAtMs: number | null
}

/**
 * Why an attempt ended without an assessment. `overrun`: the engine ran out of time or memory, or ended; probably the submission is
 * the cause. `unavailable`: no engine was free. `error`: anything else, such as a database that restarts.
 */
export type AssessmentFailure = 'overrun' | 'unavailable' | 'error'

export type SubmissionInput =
  | { readonly type: 'submitted'; readonly nowMs: number }
  | { readonly type: 'assessmentStarted'; readonly nowMs: number }
  | { readonly type: 'assessed'; readonly nowMs: number }
  | { readonly type: 'assessmentFailed'; readonly nowMs: number; readonly failure: AssessmentFailure }
  /** A person or a new engine asks for another assessment; the older one stays as a version. */
  | { readonly type: 'assessmentRepeated'; readonly nowMs: number }

export type SubmissionEffect =
  | { readonly type: 'assess'; readonly afterMs: number }
  | { readonly type: 'notifyAssessed' }
  | { readonly type: 'notifyFailed' }

export interface SubmissionResult {
  readonly state: SubmissionMachineState
  readonly effects: readonly SubmissionEffect[]
}

/** Delay before the n-th retry (n from 1): 5 s, doubling, at most 5 minutes. */
export const assessmentRetryDelayMs = (retry: number): number => Math.min(5_000 * 2 ** Math.max(0, retry - 1), 300_000)

const unchanged = (state: SubmissionMachineState): SubmissionResult => ({ state, effects: [] })

const giveUp = (state: SubmissionMachineState): SubmissionResult => ({
  state: { ...state, state: 'failed' },
  effects: [{ type: 'notifyFailed' }],
})

const maxTries: Readonly<Record<AssessmentFailure, number>> = {
  overrun: submissionLimits.maxOverrunTries,
  unavailable: Number.POSITIVE_INFINITY,
  error: submissionLimits.maxAssessmentTries,
}

const fail = (state: SubmissionMachineState, failure: AssessmentFailure): SubmissionResult => {
  if (state.tries >= maxTries[failure]) return giveUp(state)
  return {
    // Without a free engine nothing was tried.
    state: { ...state, state: 'submitted', tries: failure === 'unavailable' ? state.tries - 1 : state.tries },
    effects: [{ type: 'assess', afterMs: assessmentRetryDelayMs(state.tries) }],
  }
}

/** An assessment that is started while it runs was cut off with its process: that counts as a try, too. */
const start = (state: SubmissionMachineState): SubmissionResult => {
  if (state.state !== 'submitted' && state.state !== 'assessing') return unchanged(state)
  if (state.state === 'assessing' && state.tries >= submissionLimits.maxAssessmentTries) return giveUp(state)
  return unchanged({ ...state, state: 'assessing', tries: state.tries + 1 })
}

const repeat = (state: SubmissionMachineState): SubmissionResult =>
  state.state === 'assessed' || state.state === 'failed'
    ? { state: { ...state, state: 'submitted', tries: 0 }, effects: [{ type: 'assess', afterMs: 0 }] }
    : unchanged(state)

/** Total and idempotent: news that doesn't fit the state changes nothing. */
export const reduceSubmission = (state: SubmissionMachineState, event: SubmissionInput): SubmissionResult => {
  switch (event.type) {
    case 'submitted':
      if (state.state !== 'collecting') return unchanged(state)
      return {
        state: { ...state, state: 'submitted', submittedAtMs: event.nowMs },
        effects: [{ type: 'assess', afterMs: 0 }],
      }
    case 'assessmentStarted':
      return start(state)
    case 'assessed':
      if (state.state !== 'assessing') return unchanged(state)
      return {
        state: { ...state, state: 'assessed', assessedAtMs: event.nowMs },
        effects: [{ type: 'notifyAssessed' }],
      }
    case 'assessmentFailed':
      return state.state === 'assessing' ? fail(state, event.failure) : unchanged(state)
    case 'assessmentRepeated':
      return repeat(state)
  }
}
