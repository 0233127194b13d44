import type { ChatEntry, Session } from '@candor/contract'
import { expect, test } from 'vitest'
import { createAnswer, createSession } from '../../../../shared/realtime/testing/create-session'
import { SpeechQueue } from '../voice/speech-queue'
import { getInitialPlayedSeq, parseSessionEvent, pickNewerSession } from './session-updates'

const entry = (seq: number, type: ChatEntry['type'], turn: number): ChatEntry => ({
  seq,
  content: `${type} ${turn}`,
  timestamp: '2026-01-01T00:00:00.000Z',
  role: type === 'answer' ? 'candidate' : 'interviewer',
  type,
  turn,
  voiceUrl: null,
})

const answer = (turn: number) => createAnswer({ answerId: `a${turn}`, turn, state: 'asked', text: '' })

const base = createSession({
  id: 's',
  mode: 'text',
  remainingMs: 1000,
  current: {
    turn: 2,
    answerId: 'a2',
    take: 1,
    questionText: 'question 2',
    questionNumber: 2,
    questionCount: 3,
    isFollowUp: false,
    minCharacters: null,
  },
  messages: [
    entry(1, 'intro', 0),
    entry(2, 'question', 1),
    entry(3, 'answer', 1),
    entry(4, 'acknowledgement', 1),
    entry(5, 'question', 2),
  ],
  answers: [answer(1), answer(2)],
  lastSeq: 5,
})

test('an older version of the session never replaces a newer one', () => {
  const older = { ...base, lastSeq: 4, serverTime: '2026-01-01T00:01:00.000Z' }
  expect(pickNewerSession(base, older)).toBe(base)
  expect(pickNewerSession(older, base)).toBe(base)
  const same = { ...base, serverTime: '2026-01-01T00:00:01.000Z' }
  expect(pickNewerSession(base, same)).toBe(same)
  expect(pickNewerSession(same, base)).toBe(same)
})

const nextToHear = (session: Session, heardSeq: number): ChatEntry | null => {
  const next = new SpeechQueue(heardSeq).next(session)
  return next?.kind === 'entry' ? next.entry : null
}

test('a candidate who returns hears the current question again, and nothing before it', () => {
  expect(nextToHear(base, getInitialPlayedSeq(base))?.seq).toBe(5)
})

test('a candidate who opens the interview first hears the introduction and then the question', () => {
  const first = { ...base, answers: [answer(1)] }
  expect(nextToHear(first, getInitialPlayedSeq(first))?.seq).toBe(1)
  expect(nextToHear(first, 1)?.seq).toBe(2)
  expect(nextToHear(first, 2)?.type).toBe('acknowledgement')
})

test('an interview that is over plays no messages', () => {
  const over = { ...base, state: 'ended' as const, current: null }
  expect(nextToHear(over, getInitialPlayedSeq(over))).toBeNull()
})

test('invalid events are skipped', () => {
  expect(parseSessionEvent('{')).toBeNull()
  expect(parseSessionEvent('{"type":"session"}')).toBeNull()
  expect(parseSessionEvent(JSON.stringify({ type: 'message', entry: entry(1, 'intro', 0) }))).toBeNull()
  expect(parseSessionEvent(JSON.stringify({ type: 'session', session: base }))).toEqual(base)
})
