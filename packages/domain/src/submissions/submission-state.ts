import type { JudgingState, SubmissionState } from '@candor/contract'

interface WithState {
  readonly state: SubmissionState
}

export function isBeingAssessed({ state }: WithState): boolean {
  return state === 'assessing'
}

/** An assessment is ordered or running. */
export function isAssessmentUnderway({ state }: WithState): boolean {
  return state === 'submitted' || state === 'assessing'
}

export function isAssessed({ state }: WithState): boolean {
  return state === 'assessed'
}

export function hasAssessmentFailed({ state }: WithState): boolean {
  return state === 'failed'
}

/** A language model is to judge, or judges now. */
export function isModelReading({ judging }: { readonly judging: JudgingState }): boolean {
  return judging === 'waiting'
}
