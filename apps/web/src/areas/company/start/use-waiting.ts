import { useQuery } from '@tanstack/react-query'
import { useNow } from 'use-intl'
import { query } from '../../../shared/api/client'
import { findDayStart } from '../parts/day-distance'

const REFRESH_MS = 60_000

/** Who waits for a promised reply. "Today" is the day where the reader is; a page that is left open follows it. */
export function useWaiting() {
  const now = useNow({ updateInterval: REFRESH_MS })
  return useQuery(
    query.company.applicant.waiting.queryOptions({
      input: { dayStart: findDayStart(now).toISOString(), dayEnd: findDayStart(now, 1).toISOString() },
      refetchInterval: REFRESH_MS,
    }),
  )
}
