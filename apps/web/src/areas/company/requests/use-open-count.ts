import { requestLimits } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const REFRESH_MS = 60_000

/** How many requests wait for an answer, as it is shown ("99+"); null: none, not known yet, or the member doesn't review. */
export function useOpenCount(isReviewer: boolean): string | null {
  const { data } = useQuery({
    ...query.interview.request.count.queryOptions({ refetchInterval: REFRESH_MS }),
    enabled: isReviewer,
  })
  if (data === undefined || data.open === 0) return null
  return data.open < requestLimits.counted ? String(data.open) : `${requestLimits.counted - 1}+`
}
