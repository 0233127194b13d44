import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '../../../shared/api/client'

const REFRESH_MS = 60_000

/** Notes this visit, and reads what happened since the one before. If the visit can't be noted, the rest of the page is there. */
export function useStart() {
  const { mutate, data, isError } = useMutation({ mutationFn: () => api.company.start.saveVisit() })
  useEffect(() => mutate(), [mutate])
  const since = data?.lastVisitAt ?? null
  const found = useQuery({
    ...query.company.start.get.queryOptions({ input: since === null ? {} : { since } }),
    refetchInterval: REFRESH_MS,
    enabled: data !== undefined || isError,
  })
  return { since, found }
}
