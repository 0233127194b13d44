import { expect, test } from 'vitest'
import { listFeedbackFaults } from './feedback'

test('feedback needs a submission id and both ratings', () => {
  expect(listFeedbackFaults({ submissionId: 'a', companyRating: 1, interviewerRating: 5 })).toEqual([])
  expect(listFeedbackFaults({ submissionId: 'a', companyRating: null, interviewerRating: 5 })).toEqual([
    'companyRatingMissing',
  ])
  expect(listFeedbackFaults({ submissionId: 'a', companyRating: 1, interviewerRating: null })).toEqual([
    'interviewerRatingMissing',
  ])
  expect(listFeedbackFaults({ submissionId: null, companyRating: 1, interviewerRating: 5 })).toEqual([
    'submissionIdMissing',
  ])
})
