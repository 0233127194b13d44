import { type BackgroundFacts, backgroundFacts, type ScreeningQuestion, screeningQuestionType } from '@candor/contract'
import { expect, test } from 'vitest'
import { listFactFaults, readStoredAnswer } from './background-facts'

const question = (own: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  id: '1f6f1c2e-0000-4000-8000-000000000000',
  type: screeningQuestionType.BACKGROUND_QUESTION,
  label: 'Your background',
  isRequired: true,
  options: [],
  facts: [...backgroundFacts],
  ...own,
})
const stated: BackgroundFacts = {
  currentTitle: 'Recruiter',
  yearsOfExperience: 7,
  noticePeriod: { amount: 0, unit: 'weeks' },
  salaryExpectation: { amount: 30_000_000, currency: 'VND', period: 'month' },
}

test('accepts every fact within its limits, and a notice period of zero', () => {
  expect(listFactFaults(question(), stated)).toEqual({})
})

test('a required question needs every fact it asks for except the salary expectation', () => {
  const missing = { currentTitle: 'required', yearsOfExperience: 'required', noticePeriod: 'required' }
  expect(listFactFaults(question(), {})).toEqual(missing)
  expect(listFactFaults(question(), { ...stated, currentTitle: '  ' })).toEqual({ currentTitle: 'required' })
  expect(listFactFaults(question({ isRequired: false }), {})).toEqual({})
})

test('refuses a fact that the question does not ask for', () => {
  expect(listFactFaults(question({ facts: ['yearsOfExperience'] }), stated)).toEqual({
    currentTitle: 'not_asked',
    noticePeriod: 'not_asked',
    salaryExpectation: 'not_asked',
  })
})

test.each([-1, 61, 1.25, Number.NaN])('refuses %s years of experience', (yearsOfExperience) => {
  expect(listFactFaults(question(), { ...stated, yearsOfExperience })).toEqual({ yearsOfExperience: 'out_of_range' })
})

test('limits a notice period by its unit, and a salary to whole positive amounts', () => {
  const listFor = (facts: BackgroundFacts) => Object.keys(listFactFaults(question(), { ...stated, ...facts }))
  expect(listFor({ noticePeriod: { amount: 60, unit: 'days' } })).toEqual([])
  expect(listFor({ noticePeriod: { amount: 60, unit: 'weeks' } })).toEqual(['noticePeriod'])
  expect(listFor({ noticePeriod: { amount: 1.5, unit: 'months' } })).toEqual(['noticePeriod'])
  expect(listFor({ salaryExpectation: { amount: 0, currency: 'USD', period: 'year' } })).toEqual(['salaryExpectation'])
  expect(listFor({ salaryExpectation: { amount: 9.5, currency: 'USD', period: 'hour' } })).toEqual([])
})

test('tells stored facts from stored texts', () => {
  expect(readStoredAnswer(['Yes'])).toEqual({ values: ['Yes'], facts: null })
  expect(readStoredAnswer(stated)).toEqual({ values: [], facts: stated })
})
