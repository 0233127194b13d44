import type { EndReason, SessionState } from '@candor/contract'

const phases: Readonly<Record<SessionState, 'notBegun' | 'underway' | 'over'>> = {
  created: 'notBegun',
  started: 'underway',
  resumed: 'underway',
  interrupted: 'underway',
  ended: 'over',
  aborted: 'over',
}

interface WithState {
  readonly state: SessionState
}

export function hasBegun({ state }: WithState): boolean {
  return phases[state] !== 'notBegun'
}

export function isUnderway({ state }: WithState): boolean {
  return phases[state] === 'underway'
}

export function isOver({ state }: WithState): boolean {
  return phases[state] === 'over'
}

/** Over by its questions, its time or the candidate; an aborted session is over, too, and was not ended by any of them. */
export function hasEnded({ state }: WithState): boolean {
  return state === 'ended'
}

export function isAborted({ state }: WithState): boolean {
  return state === 'aborted'
}

export function isInterrupted({ state }: WithState): boolean {
  return state === 'interrupted'
}

/** The candidate left and never came back, so that there is nothing to submit. */
export function wasAbandoned({ endReason }: { readonly endReason: EndReason | null }): boolean {
  return endReason === 'abandoned'
}
