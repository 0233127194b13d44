import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '../../../shared/api/client'
import { type SourceList, toSubmissionInput } from './source-list'

/** Loads the page of a submission, its code and its data, so that it opens at once. */
export function usePrefetchSubmission(): (id: string, list: SourceList) => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return (id, list) => {
    void queryClient.prefetchQuery(query.interview.submission.get.queryOptions({ input: toSubmissionInput(id, list) }))
    void router.preloadRoute({ to: '/company/submission-details', search: { id, ...list } })
  }
}
