import type { AssessmentState } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const POLL_MS = 2_500
/** A model takes its time, and a provider may be out for an hour: the page asks now and then. */
const JUDGING_POLL_MS = 15_000
const waiting: readonly (AssessmentState | undefined)[] = ['pending', 'evaluating']

/** One submission; asked for again while its assessment is on its way. */
export function useSubmission(id: string) {
  return useQuery({
    ...query.interview.submission.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => {
      if (waiting.includes(state.data?.assessmentState) || state.data?.standing.isRunning) return POLL_MS
      return state.data?.standing.judging === 'waiting' ? JUDGING_POLL_MS : false
    },
  })
}
