import { expect, test } from 'vitest'
import { emptyDraft, type SetDraftState } from '../set-draft/set-draft'
import { newQuestion, newRequirement } from '../set-editor/set-form'
import { findGap, findNeighbors, listSteps, type NewSetStep } from './steps'

const draft = (change: Partial<SetDraftState> = {}): SetDraftState => ({ ...emptyDraft(), ...change })
const question = { ...newQuestion(), text: 'Tell me about a fault you found.' }
const later: readonly NewSetStep[] = ['job-description', 'skillset-requirements', 'pre-defined-questions', 'additional']

test('without a beginning every step leads to the first one', () => {
  expect(later.map((step) => findGap(step, draft()))).toEqual(['begin', 'begin', 'begin', 'begin'])
  expect(findGap('begin', draft())).toBeNull()
})

test.each([
  draft({ selectedOption: 'description', jobDescriptionText: '  ' }),
  draft({ selectedOption: 'upload', positionName: 'Nurse' }),
  draft({ selectedOption: 'title', jobDescriptionText: 'We look for a nurse' }),
])('without a source the steps after it lead to the source', (begun) => {
  expect(later.map((step) => findGap(step, begun))).toEqual([null, ...Array(3).fill('job-description')])
})

test('without a question that says something, the last step leads to the questions', () => {
  const begun = draft({ selectedOption: 'title', positionName: 'Nurse', interviewQuestions: [newQuestion()] })
  expect(findGap('pre-defined-questions', begun)).toBeNull()
  expect(findGap('additional', begun)).toBe('pre-defined-questions')
  expect(findGap('additional', { ...begun, interviewQuestions: [question] })).toBeNull()
})

test('a duplicate needs a set, own questions need nothing before the questions', () => {
  expect(findGap('skillset-requirements', draft({ selectedOption: 'duplicate' }))).toBe('begin')
  const copied = draft({
    selectedOption: 'duplicate',
    duplicateInterviewSetId: 'set-1',
    requirements: [newRequirement()],
  })
  expect(findGap('pre-defined-questions', copied)).toBeNull()
  expect(findGap('pre-defined-questions', draft({ selectedOption: 'questions' }))).toBeNull()
})

test('the way of own questions and of a duplicate leaves out what they do not need', () => {
  expect(listSteps(draft({ selectedOption: 'questions' }))).toEqual(['begin', 'pre-defined-questions', 'additional'])
  expect(findNeighbors('begin', draft({ selectedOption: 'duplicate' })).next).toBe('skillset-requirements')
  expect(findNeighbors('additional', draft({ selectedOption: 'questions' }))).toEqual({
    previous: 'pre-defined-questions',
    next: null,
  })
  expect(findNeighbors('skillset-requirements', draft({ selectedOption: 'questions' })).next).toBe(
    'pre-defined-questions',
  )
})
