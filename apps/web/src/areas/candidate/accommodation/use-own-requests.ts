import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const REFRESH_MS = 60_000

/** What the candidate asked for in this interview, the newest first. An open request is read again: its answer may come while the page is open. */
export function useOwnRequests(sessionId: string | null) {
  return useQuery({
    ...query.interview.accommodation.listOwn.queryOptions({ input: { id: sessionId ?? '' } }),
    enabled: sessionId !== null,
    refetchInterval: ({ state }) => (state.data?.items.some(({ answer }) => answer === null) ? REFRESH_MS : false),
  })
}
