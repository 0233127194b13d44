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

export type SubmissionInput =
  | { readonly type: 'submitted'; readonly nowMs: number }
  | { readonly type: 'assessmentStarted'; readonly nowMs: number }
  | { readonly type: 'assessed'; readonly nowMs: number }
  | { readonly type: 'assessmentFailed'; readonly nowMs: number; readonly isRetryable: boolean }
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

const fail = (state: SubmissionMachineState, isRetryable: boolean): SubmissionResult =>
  isRetryable && state.tries < submissionLimits.maxAssessmentTries
    ? {
        state: { ...state, state: 'submitted' },
        effects: [{ type: 'assess', afterMs: assessmentRetryDelayMs(state.tries) }],
      }
    : { state: { ...state, state: 'failed' }, effects: [{ type: 'notifyFailed' }] }

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
      return state.state === 'submitted'
        ? unchanged({ ...state, state: 'assessing', tries: state.tries + 1 })
        : unchanged(state)
    case 'assessed':
      if (state.state !== 'assessing') return unchanged(state)
      return {
        state: { ...state, state: 'assessed', assessedAtMs: event.nowMs },
        effects: [{ type: 'notifyAssessed' }],
      }
    case 'assessmentFailed':
      return state.state === 'assessing' ? fail(state, event.isRetryable) : unchanged(state)
    case 'assessmentRepeated':
      return repeat(state)
  }
}
