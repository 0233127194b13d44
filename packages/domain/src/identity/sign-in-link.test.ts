import { audiences, linkFlows, tokenFlows } from '@candor/contract'
import { expect, test } from 'vitest'
import { isCandidateAudience, isCandidateFlow, isMailedFlow } from './sign-in-link'

test('every link flow but the transfer between devices is mailed', () => {
  expect(linkFlows.filter(isMailedFlow)).toEqual(['magic', 'candidate', 'confirm'])
})

test('only the candidate flow and the candidate audience are for candidates', () => {
  expect(tokenFlows.filter(isCandidateFlow)).toEqual(['candidate'])
  expect(audiences.filter(isCandidateAudience)).toEqual(['candidate'])
})
