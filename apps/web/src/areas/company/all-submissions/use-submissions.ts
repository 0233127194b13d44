import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import type { SubmissionFilter } from './submission-filter'

const REFRESH_MS = 30_000

/** One page of submissions; new ones appear by themselves. */
export function useSubmissions(filter: SubmissionFilter) {
  const { set_id, stage, status, unseen, email, sort, keyword, page } = filter
  return useQuery(
    query.interview.submission.list.queryOptions({
      input: {
        page: page ?? 1,
        sort: sort ?? 'newest',
        ...(set_id === undefined ? {} : { setId: set_id }),
        ...(stage === undefined ? {} : { stageId: stage }),
        ...(status === undefined ? {} : { status }),
        ...(unseen === undefined ? {} : { unseen: '1' as const }),
        ...(email === undefined ? {} : { email }),
        ...(keyword === undefined ? {} : { keyword }),
      },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  )
}

/** The sets to choose from, and the chosen one even when it is not among the newest. */
export function useSetNames(setId: string | undefined) {
  const list = useQuery(query.interview.set.list.queryOptions({ input: { page: 1 } })).data?.items ?? []
  const isListed = setId === undefined || list.some((set) => set.id === setId)
  const other = useQuery({
    ...query.interview.set.get.queryOptions({ input: { id: setId ?? '' } }),
    enabled: !isListed,
  }).data
  const all = [...list, ...(other && !isListed ? [other] : [])]
  return all.map((set) => ({ value: set.id, label: set.name }))
}
