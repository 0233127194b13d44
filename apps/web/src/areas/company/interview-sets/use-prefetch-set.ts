import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '../../../shared/api/client'

/** Loads the page of a set, its code and its data, so that it opens at once. */
export function usePrefetchSet(): (id: string) => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return (id) => {
    void queryClient.prefetchQuery(query.interview.set.get.queryOptions({ input: { id } }))
    void router.preloadRoute({ to: '/company/interview-set/$id', params: { id }, search: {} })
  }
}
