import type { IntervieweeState } from '@candor/contract'
import { intervieweeRules } from '../limits'

/** When something happened to an invited person, in epoch milliseconds; null: not yet. */
export interface IntervieweeDates {
  readonly invitedAtMs: number
  readonly expiresAtMs: number
  readonly openedAtMs: number | null
  readonly startedAtMs: number | null
  readonly submittedAtMs: number | null
  readonly withdrawnAtMs: number | null
  readonly unsubscribedAtMs: number | null
}

export interface DatedState {
  readonly state: IntervieweeState
  readonly atMs: number
}

/** The state that a company sees. What the person has done in the interview counts most, and an interview under way never expires. */
export const getIntervieweeState = (dates: IntervieweeDates, nowMs: number): DatedState => {
  const expiredAtMs = dates.expiresAtMs <= nowMs ? dates.expiresAtMs : null
  const states: readonly (readonly [IntervieweeState, number | null])[] = [
    ['submitted', dates.submittedAtMs],
    ['withdrawn', dates.withdrawnAtMs],
    ['started', dates.startedAtMs],
    ['expired', expiredAtMs],
    ['unsubscribed', dates.unsubscribedAtMs],
    ['opened', dates.openedAtMs],
  ]
  for (const [state, atMs] of states) if (atMs !== null) return { state, atMs }
  return { state: 'invited', atMs: dates.invitedAtMs }
}

/** Each state with its date, the oldest first. It is expired only if that is its state: an interview under way never expires. */
export const listIntervieweeStates = (dates: IntervieweeDates, nowMs: number): DatedState[] => {
  const { state } = getIntervieweeState(dates, nowMs)
  const reached: readonly (readonly [IntervieweeState, number | null])[] = [
    ['invited', dates.invitedAtMs],
    ['opened', dates.openedAtMs],
    ['started', dates.startedAtMs],
    ['submitted', dates.submittedAtMs],
    ['expired', isExpiredState(state) ? dates.expiresAtMs : null],
    ['unsubscribed', dates.unsubscribedAtMs],
    ['withdrawn', dates.withdrawnAtMs],
  ]
  return reached
    .flatMap(([reachedState, atMs]) => (atMs === null ? [] : [{ state: reachedState, atMs }]))
    .sort((a, b) => a.atMs - b.atMs)
}

/** Until when a new invitation is valid: the set's deadline, else 14 days. Null: the deadline has passed. */
export const getInvitationEnd = (deadlineMs: number | null, nowMs: number): number | null => {
  if (deadlineMs === null) return nowMs + intervieweeRules.validForMs
  return deadlineMs > nowMs ? deadlineMs : null
}

/** Whether interviews of a set with this deadline may still begin. */
export const isBeforeDeadline = (deadlineMs: number | null, nowMs: number): boolean =>
  deadlineMs === null || nowMs < deadlineMs

const isAwaited: Readonly<Record<IntervieweeState, boolean>> = {
  invited: true,
  opened: true,
  started: true,
  submitted: false,
  expired: false,
  withdrawn: false,
  unsubscribed: false,
}

/** The states in which the company waits for the person. */
export const isIntervieweeAwaited = (state: IntervieweeState): boolean => isAwaited[state]

const opensLink: Readonly<Record<IntervieweeState, boolean>> = {
  invited: true,
  opened: true,
  started: true,
  submitted: true,
  expired: false,
  withdrawn: false,
  unsubscribed: true,
}

/** Whether the personal link still shows the interview. A person who wants no mail may take it all the same. */
export const isPersonalLinkValid = (state: IntervieweeState): boolean => opensLink[state]

/** An invitation that was used up can't be withdrawn. */
export const mayWithdraw = (state: IntervieweeState): boolean => state !== 'submitted' && state !== 'withdrawn'

export const isExpiredState = (state: IntervieweeState): boolean => state === 'expired'

export interface MailHistory {
  /** The last invitation or reminder. */
  readonly lastMailAtMs: number | null
  readonly reminderCount: number
  readonly isMailWaiting: boolean
}

/** Whether one person may be reminded now: a day after the last mail, and three times at most. */
export const mayRemind = (state: IntervieweeState, history: MailHistory, nowMs: number): boolean =>
  isAwaited[state] &&
  !history.isMailWaiting &&
  history.reminderCount < intervieweeRules.maxReminders &&
  (history.lastMailAtMs === null || history.lastMailAtMs + intervieweeRules.reminderEveryMs <= nowMs)
