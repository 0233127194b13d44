import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import type { SetFilter } from './set-filter'

const statusFilters = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const

/** One page of sets and the counts by state. The old page stays in sight while the next one loads. */
export function useSets({ status, keyword, sort, page }: SetFilter) {
  const list = useQuery(
    query.interview.set.list.queryOptions({
      input: {
        page: page ?? 1,
        sort: sort ?? 'newest',
        ...(keyword === undefined ? {} : { keyword }),
        ...(status === undefined ? {} : { status: statusFilters[status] }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const counts = useQuery(query.interview.set.count.queryOptions()).data
  return { list, counts }
}
