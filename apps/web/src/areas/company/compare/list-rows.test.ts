import { expect, test } from 'vitest'
import { sampleAnswer } from '../submission-details/testing/sample-submission'
import { listRows } from './list-rows'

const submission = (id: string, questionIds: readonly string[]) => ({
  id,
  assessment: null,
  answers: questionIds.map((questionId) =>
    sampleAnswer({ answerId: `${id} ${questionId}`, questionId, questionText: `Text ${questionId}` }),
  ),
})

test('lists each question once, with those who were asked it', () => {
  const rows = listRows([submission('a', ['q1', 'q2']), submission('b', ['q2', 'q3'])])
  expect(rows.map(({ questionId, text, groups }) => [questionId, text, [...groups.keys()]])).toEqual([
    ['q1', 'Text q1', ['a']],
    ['q2', 'Text q2', ['a', 'b']],
    ['q3', 'Text q3', ['b']],
  ])
})
