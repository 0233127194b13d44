import type { AssessmentState } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { type SourceList, toSubmissionInput } from '../all-submissions/source-list'

const POLL_MS = 2_500
/** A model is slow, and a provider may be down for an hour, so the page polls rarely. */
const JUDGING_POLL_MS = 15_000
const waiting: readonly (AssessmentState | undefined)[] = ['pending', 'evaluating']

/** Loads one submission with its neighbors in the list, and polls while its assessment is running. */
export function useSubmission(id: string, list: SourceList) {
  return useQuery({
    ...query.interview.submission.get.queryOptions({ input: toSubmissionInput(id, list) }),
    refetchInterval: ({ state }) => {
      if (waiting.includes(state.data?.assessmentState) || state.data?.standing.isRunning) return POLL_MS
      return state.data?.standing.judging === 'waiting' ? JUDGING_POLL_MS : false
    },
  })
}
