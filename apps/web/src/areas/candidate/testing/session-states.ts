import { accessRefusals, type InterviewAccess, type InterviewIntro, type Session } from '@candor/contract'
import { createAnswer, createSession } from '../../../shared/realtime/testing/create-session'
import { createIntro } from './create-intro'

const answer = createAnswer({})
const created = createSession({ state: 'created', mode: 'text', modes: ['text'], isClockRunning: false, lastSeq: 1 })
const ended: Session = { ...created, state: 'ended', endReason: 'completed', remainingMs: 0 }
const waiting = { ...ended, answers: [answer], autoSubmitAt: '2026-11-21T10:05:00.000Z' }

/** A session in each state that a candidate's link can find. */
export const sessionsByState = {
  none: null,
  notBegun: created,
  started: { ...created, state: 'started', answers: [{ ...answer, state: 'asked', text: '' }] },
  resumed: { ...created, state: 'resumed', answers: [answer] },
  interrupted: { ...created, state: 'interrupted', answers: [answer] },
  endedEmpty: { ...ended, endReason: 'left' },
  endedByTimeEmpty: { ...ended, endReason: 'time_up' },
  endedUnusable: { ...ended, answers: [{ ...answer, state: 'skipped', text: '', retakeReason: 'fault' }] },
  endedWithAnswers: waiting,
  submitted: { ...waiting, autoSubmitAt: null, isSubmitted: true },
  abandoned: { ...ended, endReason: 'abandoned', answers: [answer] },
  aborted: { ...ended, state: 'aborted', endReason: null, answers: [answer] },
} satisfies Record<string, Session | null>

export type StateName = keyof typeof sessionsByState

export const refusals: readonly InterviewAccess['whyNot'][] = [null, ...accessRefusals]

const isBegun = (name: StateName): boolean => ['started', 'resumed', 'interrupted'].includes(name)

/** What the server says of such a session; null: it refuses the link. */
export const getAccess = (name: StateName, whyNot: InterviewAccess['whyNot']): InterviewAccess => {
  const canBegin = name === 'notBegun' && whyNot !== 'INTERVIEW_ATTEMPTS_USED'
  if (whyNot === null || isBegun(name) || canBegin) return { may: 'take', whyNot }
  return { may: ['none', 'notBegun', 'aborted'].includes(name) ? 'nothing' : 'see', whyNot }
}

export const createIntroOf = (session: Session | null, access: InterviewAccess): InterviewIntro =>
  createIntro({ session, access, attemptsLeft: access.whyNot === 'INTERVIEW_ATTEMPTS_USED' ? 0 : 1 })
