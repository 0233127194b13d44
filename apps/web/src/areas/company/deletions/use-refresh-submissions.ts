import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

/** After submissions were deleted or restored: lists and counts are loaded again. The page of one of them is left as it is. */
export function useRefreshSubmissions(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => {
    const one = query.interview.submission.get.key()
    const isOne = (key: readonly unknown[]) => JSON.stringify(key[0]) === JSON.stringify(one[0])
    return Promise.all([
      queryClient.invalidateQueries({
        queryKey: query.interview.key(),
        predicate: ({ queryKey }) => !isOne(queryKey),
      }),
      queryClient.invalidateQueries({ queryKey: query.company.applicant.key() }),
      queryClient.invalidateQueries({ queryKey: query.company.project.key() }),
      queryClient.invalidateQueries({ queryKey: one, refetchType: 'none' }),
    ])
  }
}
