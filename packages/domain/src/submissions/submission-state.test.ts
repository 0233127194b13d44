import { submissionStates } from '@candor/contract'
import { expect, test } from 'vitest'
import { hasAssessmentFailed, isAssessed, isAssessmentUnderway, isBeingAssessed } from './submission-state'

test('an assessment is underway from the submission until it ends', () => {
  expect(submissionStates.filter((state) => isAssessmentUnderway({ state }))).toEqual(['submitted', 'assessing'])
  expect(submissionStates.filter((state) => isBeingAssessed({ state }))).toEqual(['assessing'])
  expect(submissionStates.filter((state) => hasAssessmentFailed({ state }))).toEqual(['failed'])
  expect(submissionStates.filter((state) => isAssessed({ state }))).toEqual(['assessed'])
})
