import { answerTextLimits } from '@candor/contract'
import { recordingLimits } from '@candor/domain'
import { expect, test } from 'vitest'
import { boundAnswer } from './committed-answer'

const answer = { text: null, segments: null, speechMs: null, durationMs: 1_000 }

test('normalizes the words of an answer and of its segments', () => {
  const decomposed = ' Tôi đã quản lý\u0000 ngân sách \ud83d'.normalize('NFD')
  const segments = [{ text: decomposed, startMs: 0.4, endMs: 999.6 }]
  const bound = boundAnswer({ ...answer, text: decomposed, segments })
  expect(bound.text).toBe('Tôi đã quản lý ngân sách')
  expect(bound.segments).toEqual([{ text: 'Tôi đã quản lý ngân sách', startMs: 0, endMs: 1_000 }])
})

test('limits the length of the words and of the times', () => {
  const segments = Array.from({ length: 501 }, () => ({ text: 'a', startMs: 0, endMs: 1 }))
  const bound = boundAnswer({ text: 'a'.repeat(30_000), segments, speechMs: 1e12, durationMs: 1e12 })
  expect(bound.text).toHaveLength(answerTextLimits.characters)
  expect(bound.segments).toHaveLength(answerTextLimits.segments)
  expect([bound.speechMs, bound.durationMs]).toEqual([recordingLimits.longestAnswerMs, recordingLimits.longestAnswerMs])
})

test('leaves an answer without words unchanged', () => {
  expect(boundAnswer(answer)).toEqual(answer)
})
