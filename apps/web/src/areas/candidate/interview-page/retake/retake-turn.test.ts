import { expect, test } from 'vitest'
import { buildTypedRetakeTurn, countSegments } from './retake-turn'

const retake = {
  turn: 3,
  answerId: 'a',
  take: 2,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}

test('a typed retake is sent as a turn of the new take, with the segments recorded before', () => {
  expect(
    buildTypedRetakeTurn({
      sessionId: 's',
      retake,
      mode: 'text',
      text: 'Because',
      durationMs: 1_200.4,
      segmentCount: 1,
    }),
  ).toEqual({
    sessionId: 's',
    turn: 3,
    take: 2,
    mode: 'text',
    text: 'Because',
    source: 'typed',
    segments: null,
    speechMs: null,
    durationMs: 1_200,
    segmentCount: 1,
  })
})

test('after a reload, only the segments of this take are counted', () => {
  const first = { sessionId: 's', answerId: 'a', take: 2, segmentIndex: 0 }
  const known = [
    first,
    { ...first, segmentIndex: 1 },
    { ...first, take: 1, segmentIndex: 7 },
    { ...first, sessionId: 'x', segmentIndex: 5 },
  ]
  expect(countSegments(known, 's', retake)).toBe(2)
  expect(countSegments([], 's', retake)).toBe(0)
})
