import type { ScreeningQuestion } from '@candor/contract'
import { expect, test } from 'vitest'
import { answersToSend, mergeAnswers, missingAnswers, toggleOption } from './screening-form'

const question = (id: string, isRequired: boolean): ScreeningQuestion => ({
  id,
  type: 250,
  label: id,
  isRequired,
  options: [],
})

test('only required questions without an answer are missing, in their order', () => {
  const questions = [question('a', true), question('b', false), question('c', true)]
  expect(missingAnswers(questions, { a: ['  '], c: ['yes'] })).toEqual(['a'])
  expect(missingAnswers(questions, {})).toEqual(['a', 'c'])
})

test('text typed since the last save overrides what the server stored', () => {
  expect(mergeAnswers({ a: 'old', b: ['x'] }, { a: ['new'] })).toEqual({ a: ['new'], b: ['x'] })
})

test('a second press deselects an option, and the options keep the order of the set', () => {
  expect(toggleOption(['x', 'y', 'z'], ['z'], 'x')).toEqual(['x', 'z'])
  expect(toggleOption(['x', 'y', 'z'], ['x', 'z'], 'x')).toEqual(['z'])
})

test('empty answers are not sent', () => {
  expect(answersToSend({ a: [' yes '], b: [''], c: [] })).toEqual({ a: ['yes'] })
})
