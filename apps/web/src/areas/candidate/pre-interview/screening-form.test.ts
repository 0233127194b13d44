import type { ScreeningQuestion } from '@candor/contract'
import { expect, test } from 'vitest'
import { writeFactsForm } from './facts-form'
import { answersToSend, listScreeningFaults, mergeAnswers, toggleOption } from './screening-form'

const question = (id: string, isRequired: boolean): ScreeningQuestion => ({
  id,
  type: 250,
  label: id,
  isRequired,
  options: [],
})

test('only required questions without an answer are missing, in their order', () => {
  const questions = [question('a', true), question('b', false), question('c', true)]
  expect(listScreeningFaults(questions, { a: ['  '], c: ['yes'] }, 'en')).toEqual({ a: 'required' })
  expect(Object.keys(listScreeningFaults(questions, {}, 'en'))).toEqual(['a', 'c'])
})

test('text typed since the last save overrides what the server stored', () => {
  expect(mergeAnswers({ a: 'old', b: ['x'] }, { a: ['new'] })).toEqual({ a: ['new'], b: ['x'] })
})

test('a second press deselects an option, and the options keep the order of the set', () => {
  expect(toggleOption(['x', 'y', 'z'], ['z'], 'x')).toEqual(['x', 'z'])
  expect(toggleOption(['x', 'y', 'z'], ['x', 'z'], 'x')).toEqual(['z'])
})

test('empty answers are not sent', () => {
  const questions = ['a', 'b', 'c'].map((id) => question(id, false))
  expect(answersToSend(questions, { a: [' yes '], b: [''], c: [] }, 'en')).toEqual({ a: ['yes'] })
})

const background: ScreeningQuestion = {
  ...question('f', true),
  type: 308,
  facts: ['yearsOfExperience', 'noticePeriod', 'salaryExpectation'],
}

test('typed facts are sent as numbers with their units, and come back into the same fields', () => {
  const typed = writeFactsForm({
    yearsOfExperience: '7.5',
    noticePeriod: '2',
    noticeUnit: 'months',
    salaryExpectation: '30000000',
  })
  const facts = {
    yearsOfExperience: 7.5,
    noticePeriod: { amount: 2, unit: 'months' },
    salaryExpectation: { amount: 30_000_000, currency: 'VND', period: 'month' },
  } as const
  const sent = answersToSend([background], { f: typed }, 'vi')
  expect(sent).toEqual({ f: facts })
  expect(answersToSend([background], mergeAnswers(sent, {}), 'en')).toEqual({ f: facts })
})

test('facts that are missing or out of range are named, and a salary may be left out', () => {
  const typed = writeFactsForm({ yearsOfExperience: '-1', noticePeriod: '' })
  expect(listScreeningFaults([background], { f: typed }, 'en')).toEqual({
    'f.yearsOfExperience': 'out_of_range',
    'f.noticePeriod': 'required',
  })
  const partial = { ...background, isRequired: false }
  expect(answersToSend([partial], { f: writeFactsForm({ noticePeriod: ' ' }) }, 'en')).toEqual({})
})

test('a draft that another version wrote gives empty fields', () => {
  expect(answersToSend([background], { f: ['seven years'] }, 'en')).toEqual({})
  expect(answersToSend([background], { f: ['null'] }, 'en')).toEqual({})
})
