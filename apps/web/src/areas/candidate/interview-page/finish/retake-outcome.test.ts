import { retakeState, type SessionAnswer } from '@candor/contract'
import { expect, test } from 'vitest'
import { getRetakeOutcome, type Retake } from './retake-outcome'

const retake: Retake = {
  turn: 2,
  answerId: 'a',
  take: 2,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 1,
  isFollowUp: false,
  reason: 'fault',
  modality: 'spoken',
  minCharacters: null,
  expiresAt: '2026-11-21T10:00:00.000Z',
}
const answers = (take: number): SessionAnswer[] => [
  {
    answerId: 'a',
    turn: 2,
    take,
    state: 'ready',
    transcript: 'none',
    text: '',
    segments: [],
    faultReport: { faults: [], lostMs: 0, isUnusable: false },
    retakeReason: null,
    canRevert: false,
    retakeState: retakeState.NONE,
  },
]

test('a retake counts as recorded only when its take is the current take', () => {
  expect(getRetakeOutcome(retake, { answers: answers(2) }, false)).toBe('recorded')
  expect(getRetakeOutcome(retake, { answers: answers(1) }, false)).toBe('expired')
})

test('a candidate who canceled the retake doesn’t see that the time ran out', () => {
  expect(getRetakeOutcome(retake, { answers: answers(1) }, true)).toBe('cancelled')
})
