import type { BoardColumn } from '@candor/contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../../shared/api/client'
import type { SubmissionFilter } from '../submission-filter'
import { toInput } from '../submission-input'
import { joinPages } from './apply-moves'

const REFRESH_MS = 30_000

/** The columns with as many pages as were asked for. The board has the first pages, the list has the others. */
export function useBoardPages(columns: readonly BoardColumn[], filter: SubmissionFilter) {
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({})
  const wanted = columns.flatMap(({ stageId }) =>
    Array.from({ length: (pages[stageId] ?? 1) - 1 }, (_, index) => ({ stageId, page: index + 2 })),
  )
  const further = useQueries({
    queries: wanted.map(({ stageId, page }) => ({
      ...query.interview.submission.list.queryOptions({ input: { ...toInput(filter), stageId, page } }),
      refetchInterval: REFRESH_MS,
    })),
  })
  const findPages = (stageId: string) => further.filter((_, index) => wanted[index]?.stageId === stageId)
  return {
    columns: columns.map((column) =>
      joinPages(
        column,
        findPages(column.stageId).map(({ data }) => data?.items ?? []),
      ),
    ),
    isLoading: (stageId: string): boolean => findPages(stageId).some(({ isLoading }) => isLoading),
    showMore: (stageId: string): void =>
      setPages((current) => ({ ...current, [stageId]: (current[stageId] ?? 1) + 1 })),
  }
}
