import { retakeState, type Session, type SessionAnswer } from '@candor/contract'

/** For tests: a session that runs, with what a test says otherwise. */
export const createSession = (own: Partial<Session>): Session => ({
  id: '00000000-0000-4000-8000-000000000001',
  state: 'started',
  endReason: null,
  isPractice: false,
  isRehearsal: false,
  mode: 'chat',
  modes: ['chat', 'live', 'text', 'no-voice'],
  language: 'en',
  serverTime: '2026-01-01T00:00:00.000Z',
  remainingMs: 600_000,
  isClockRunning: true,
  isAlmostUp: false,
  isOwnPace: false,
  current: null,
  messages: [],
  answers: [],
  autoSubmitAt: null,
  retake: null,
  numberOfRetakes: 0,
  retakesLeft: 0,
  isSubmitted: false,
  lastSeq: 0,
  ...own,
})

/** For tests: an answer with words, with what a test says otherwise. */
export const createAnswer = (own: Partial<SessionAnswer>): SessionAnswer => ({
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
  retakeState: retakeState.NONE,
  ...own,
})
