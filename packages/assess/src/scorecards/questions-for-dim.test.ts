import { expect, test } from 'vitest'
import { listQuestionsForDim } from './questions-for-dim'

const asked = { id: 'a', text: 'Why do you want this job?', kind: 'motivational' } as const
const set = { requirements: [], questions: [asked] }

test('a question that the candidate never reached still asks for its dimensions: the set decides what is asked', () => {
  const notReached = [{ id: 'b', kind: 'opinion', dimensions: ['decision_making'] }] as const
  const listIds = (id: 'critical_thinking' | 'decision_making' | 'insightfulness') =>
    listQuestionsForDim(id, { ...set, notReached }).map((question) => question.id)
  expect(listIds('critical_thinking')).toEqual(['b'])
  expect(listIds('decision_making')).toEqual(['b'])
  expect(listIds('insightfulness')).toEqual([])
  expect(listQuestionsForDim('critical_thinking', set)).toEqual([])
})

test('questions are listed in one order, whatever the order of the set', () => {
  const notReached = [{ id: '0', kind: 'technical' }] as const
  expect(listQuestionsForDim('clarity', { ...set, notReached }).map(({ id }) => id)).toEqual(['0', 'a'])
})
