import type { Session } from '@candor/contract'

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
