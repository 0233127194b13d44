import { expect, test } from 'vitest'
import { sampleAnswer, sampleResult } from '../testing/sample-submission'
import { groupQuestions, isAnswered } from './group-questions'

test('an answer and its follow-up belong to one question, in the set’s order, and a question that was not asked is there too', () => {
  const groups = groupQuestions(
    [
      sampleAnswer({ answerId: 'b', questionId: 'q2', questionNumber: 2, questionText: 'Why?' }),
      sampleAnswer({ answerId: 'a' }),
      sampleAnswer({ answerId: 'a2', isFollowUp: true, questionText: 'And then?' }),
    ],
    [sampleResult(), sampleResult({ questionId: 'q2' }), sampleResult({ questionId: 'q3', text: 'Not asked' })],
  )
  expect(groups.map(({ number, text, answers }) => [number, text, answers.map(({ answerId }) => answerId)])).toEqual([
    [1, 'Tell me about an outage.', ['a', 'a2']],
    [2, 'Why?', ['b']],
    [3, 'Not asked', []],
  ])
  expect(groups.map(isAnswered)).toEqual([true, true, false])
})

test('without an assessment the questions have the order of the interview and no result', () => {
  const groups = groupQuestions([sampleAnswer({ questionId: 'q2', questionNumber: 2 }), sampleAnswer()], [])
  expect(groups.map(({ number, result }) => [number, result])).toEqual([
    [2, null],
    [1, null],
  ])
})

test('an answer without words and recording is no answer', () => {
  expect(isAnswered({ answers: [sampleAnswer({ text: ' ' })] })).toBe(false)
  const media = [{ url: '/m', mime: 'video/webm', startMs: 0, durationMs: 1 }]
  expect(isAnswered({ answers: [sampleAnswer({ text: '', media })] })).toBe(true)
})
