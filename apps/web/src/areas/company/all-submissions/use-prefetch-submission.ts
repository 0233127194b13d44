import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '../../../shared/api/client'

/** Loads the page of a submission, its code and its data, so that it opens at once. */
export function usePrefetchSubmission(setId: string | undefined): (id: string) => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return (id) => {
    void queryClient.prefetchQuery(query.interview.submission.get.queryOptions({ input: { id } }))
    void router.preloadRoute({ to: '/company/submission-details', search: { id, set_id: setId } })
  }
}
