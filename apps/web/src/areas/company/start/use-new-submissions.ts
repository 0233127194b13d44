import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const REFRESH_MS = 30_000

/** Submissions that the reader has not opened, the newest first. */
export const useNewSubmissions = () =>
  useQuery(
    query.interview.submission.list.queryOptions({
      input: { page: 1, sort: 'newest', unseen: '1' },
      refetchInterval: REFRESH_MS,
    }),
  )
