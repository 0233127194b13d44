import type { AssessmentState } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const POLL_MS = 2_500
const waiting: readonly (AssessmentState | undefined)[] = ['pending', 'evaluating']

/** One submission; asked for again while its assessment is on its way. */
export function useSubmission(id: string) {
  return useQuery({
    ...query.interview.submission.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (waiting.includes(state.data?.assessmentState) ? POLL_MS : false),
  })
}
