import { noticeLimits } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const REFRESH_MS = 60_000

/** How many notices the member has not read, as it is shown ("99+"); null: none, or not known yet. */
export function useUnreadCount(): string | null {
  const { data } = useQuery(query.notification.notice.count.queryOptions({ refetchInterval: REFRESH_MS }))
  if (data === undefined || data.unread === 0) return null
  return data.unread < noticeLimits.unread ? String(data.unread) : `${noticeLimits.unread - 1}+`
}
