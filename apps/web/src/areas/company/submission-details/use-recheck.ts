import { partialMatchKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND'

/** Loads the submission again, where the server said that something of its page is missing: it may have been deleted. */
export const recheckSubmission = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: query.interview.submission.get.key() })

/** Does so after each request of the page that is answered in this way. */
export function useRecheckAfterMissing(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const queryKey = query.interview.submission.get.key()
    const recheck = (error: unknown): void => {
      if (isMissing(error)) void recheckSubmission(queryClient)
    }
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error)
    })
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      // Its own refusal is the answer that was asked for.
      if (event.type !== 'updated' || partialMatchKey(event.query.queryKey, queryKey)) return
      if (event.action.type === 'error') recheck(event.action.error)
    })
    return () => {
      stopMutations()
      stopQueries()
    }
  }, [queryClient])
}
