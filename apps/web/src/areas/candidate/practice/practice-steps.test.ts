import { expect, test } from 'vitest'
import {
  asPracticeStep,
  getCheckAgeMs,
  listPracticeSteps,
  practiceStepAfter,
  practiceStepBefore,
  practiceSteps,
  resumePracticeStep,
} from './practice-steps'

const facts = { isRehearsal: false, mode: 'chat', hasScreening: true } as const

test('the steps are the specification’s ten, and those of payments are not shown', () => {
  expect(practiceSteps).toHaveLength(10)
  expect(listPracticeSteps(facts)).toEqual([
    'intro',
    'type',
    'devices',
    'camera',
    'screening',
    'instruction',
    'secondInstruction',
    'confirm',
  ])
})

test('a typed practice has no camera test, and answered screening questions aren’t practiced', () => {
  expect(listPracticeSteps({ ...facts, mode: 'text', hasScreening: false })).toEqual([
    'intro',
    'type',
    'devices',
    'instruction',
    'secondInstruction',
    'confirm',
  ])
})

test('a trial asks the set’s own questions, so it has no type to choose', () => {
  expect(listPracticeSteps({ ...facts, isRehearsal: true })).toEqual([
    'intro',
    'devices',
    'camera',
    'instruction',
    'confirm',
  ])
})

test('a remembered step that this practice doesn’t have leads to the next one', () => {
  const typed = listPracticeSteps({ ...facts, mode: 'text', hasScreening: false })
  expect(resumePracticeStep(typed, 'camera')).toBe('instruction')
  expect(resumePracticeStep(typed, 'confirm')).toBe('confirm')
  expect(resumePracticeStep(typed, null)).toBe('intro')
  expect(practiceStepAfter(typed, 'devices')).toBe('instruction')
  expect(practiceStepBefore(typed, 'instruction')).toBe('devices')
  expect(practiceStepBefore(typed, 'intro')).toBeNull()
})

test('an entry of the history with a step of the interview or of payments has no step of a practice', () => {
  expect(['fairPlay', 'payment', 'toString', null].map(asPracticeStep)).toEqual([null, null, null, null])
  expect(asPracticeStep('confirm')).toBe('confirm')
})

test('a check of the devices is good for half an hour', () => {
  const atMs = 1_000_000
  expect(getCheckAgeMs(atMs, atMs + 30 * 60_000)).toBe(30 * 60_000)
  expect(getCheckAgeMs(atMs, atMs + 30 * 60_000 + 1)).toBeNull()
  expect(getCheckAgeMs(atMs, atMs - 1)).toBeNull()
  expect(getCheckAgeMs(null, atMs)).toBeNull()
  expect(getCheckAgeMs(Number('x'), atMs)).toBeNull()
})
