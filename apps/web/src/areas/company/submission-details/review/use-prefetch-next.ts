import type { SubmissionDetail } from '@candor/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../../shared/api/client'

/**
 * Loads the next submission and the member's review of it once this one is decided, while the reason is written. So the next page takes
 * keys as soon as it opens. Undecided submissions load nothing ahead: their readers may not go on.
 */
export function usePrefetchNext({ neighbors }: Pick<SubmissionDetail, 'neighbors'>, isDecided: boolean): void {
  const queryClient = useQueryClient()
  const id = isDecided ? neighbors.nextId : null
  useEffect(() => {
    if (id === null) return
    void queryClient.prefetchQuery(query.interview.submission.get.queryOptions({ input: { id } }))
    void queryClient.prefetchQuery(query.interview.review.get.queryOptions({ input: { id } }))
  }, [id, queryClient])
}
