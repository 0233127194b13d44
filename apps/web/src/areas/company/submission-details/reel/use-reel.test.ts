import { expect, test } from 'vitest'
import { sampleEvidence } from '../testing/sample-submission'
import { findReelStep } from './use-reel'

const quote = sampleEvidence({ answerId: 'a1', startMs: 5_000, endMs: 9_000 })

test('a clip plays up to the quote’s last word and a little after', () => {
  const at = (answerMs: number, answerId = 'a1') => findReelStep(quote, { answerId, answerMs })
  expect([at(4_200), at(5_000), at(9_500)]).toEqual(['stay', 'stay', 'stay'])
  expect(at(9_600)).toBe('next')
})

test('a reel ends where the member plays something else', () => {
  expect(findReelStep(quote, { answerId: 'a2', answerMs: 6_000 })).toBe('leave')
  expect(findReelStep(quote, { answerId: undefined, answerMs: 6_000 })).toBe('leave')
  expect(findReelStep(quote, { answerId: 'a1', answerMs: 1_000 })).toBe('leave')
})

test('a quote without times plays the first seconds of its answer', () => {
  const untimed = sampleEvidence({ answerId: 'a1', startMs: null, endMs: null })
  expect(findReelStep(untimed, { answerId: 'a1', answerMs: 0 })).toBe('stay')
  expect(findReelStep(untimed, { answerId: 'a1', answerMs: 10_600 })).toBe('next')
})
