import { accessRefusals, type InterviewAccess, type InterviewIntro, type Session } from '@candor/contract'

const serverTime = '2026-11-21T10:00:00.000Z'
const answer: Session['answers'][number] = {
  answerId: 'b7a1c1de-0d8e-4f5d-9a31-1f7a3d2c4b5a',
  turn: 1,
  take: 1,
  state: 'ready',
  transcript: 'none',
  text: 'The first words',
  segments: [],
  faultReport: { faults: [], lostMs: 0, isUnusable: false },
  retakeReason: null,
  canRevert: false,
}
const created: Session = {
  id: '2f1d9a3c-8b7e-4c55-9d2e-6a7b8c9d0e1f',
  state: 'created',
  endReason: null,
  isPractice: false,
  isRehearsal: false,
  mode: 'text',
  modes: ['text'],
  language: 'en',
  serverTime,
  remainingMs: 600_000,
  isClockRunning: false,
  isAlmostUp: false,
  current: null,
  messages: [],
  answers: [],
  autoSubmitAt: null,
  retake: null,
  numberOfRetakes: 0,
  retakesLeft: 0,
  isSubmitted: false,
  lastSeq: 1,
}
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

export const createIntro = (session: Session | null, access: InterviewAccess): InterviewIntro => ({
  linkId: 'AAAAAAAAAAAAAAAAAAAAAA',
  organizationName: 'Lotus',
  logoUrl: null,
  accent: null,
  positionName: 'Engineer',
  durationMs: 900_000,
  questionCount: 1,
  languages: ['en'],
  modes: ['text'],
  interviewer: 'linh',
  requiresCv: false,
  screeningQuestionCount: 0,
  hasIntegritySignals: false,
  isResultShared: true,
  resultOffReason: {},
  alternativeContact: null,
  companyIntro: {},
  numberOfRetakes: 0,
  attemptsLeft: access.whyNot === 'INTERVIEW_ATTEMPTS_USED' ? 0 : 1,
  access,
  hasServerTranscription: false,
  hasServerVoice: false,
  session,
  invitation: null,
})
