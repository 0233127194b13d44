import { type CurrentTurn, retakeState, type Session, type SessionAnswer } from '@candor/contract'
import { expect, test } from 'vitest'
import { getKnownTake } from './known-take'

const current: CurrentTurn = {
  turn: 1,
  answerId: 'a',
  take: 2,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 1,
  isFollowUp: false,
  minCharacters: null,
}
const segment = (segmentIndex: number) => ({ uploadId: 'u', segmentIndex, state: 'open' as const, storedBytes: 1 })
const answer: SessionAnswer = {
  answerId: 'a',
  turn: 1,
  take: 2,
  state: 'asked',
  transcript: 'none',
  text: '',
  segments: [segment(0), segment(2)],
  faultReport: { faults: [], lostMs: 0, isUnusable: false },
  retakeReason: null,
  canRevert: false,
  retakeState: retakeState.NONE,
}
const asked: Session['messages'][number] = {
  seq: 1,
  content: 'Why?',
  timestamp: '2026-01-01T00:00:00.000Z',
  role: 'interviewer',
  type: 'question',
  turn: 1,
  voiceUrl: null,
}
const session = { answers: [answer], messages: [asked], serverTime: '2026-01-01T00:00:12.500Z' }

test('a recording continues after the last segment that the server has of the same take, on any device', () => {
  expect(getKnownTake(session, current)).toEqual({ segmentCount: 3, askedForMs: 12_500 })
})

test('another take, and a turn that doesn’t exist yet, start at the first segment', () => {
  expect(getKnownTake(session, { ...current, take: 3 }).segmentCount).toBe(0)
  expect(getKnownTake(session, null)).toEqual({ segmentCount: 0, askedForMs: 0 })
})
