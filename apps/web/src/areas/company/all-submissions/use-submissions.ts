import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type api, query } from '../../../shared/api/client'
import type { SubmissionFilter } from './submission-filter'
import { toInput } from './submission-input'

const REFRESH_MS = 30_000

/** One page of submissions; new ones appear by themselves. */
const useSubmissions = (filter: SubmissionFilter, isEnabled: boolean) =>
  useQuery({
    ...query.interview.submission.list.queryOptions({ input: { ...toInput(filter), page: filter.page ?? 1 } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
  })

/** The submissions by stage, as live as the list. */
const useBoard = (filter: SubmissionFilter, isEnabled: boolean) =>
  useQuery({
    ...query.interview.submission.board.queryOptions({ input: toInput(filter) }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
  })

export interface ShownSubmissions {
  /** Of the whole filter; undefined while it loads. */
  readonly total: number | undefined
  /** Each only if it is shown. */
  readonly list: Awaited<ReturnType<typeof api.interview.submission.list>> | undefined
  readonly board: Awaited<ReturnType<typeof api.interview.submission.board>> | undefined
  readonly query: {
    readonly isError: boolean
    readonly error: Error | null
    /** Rows of the filter before this one, until its own are there. */
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
}

/** What the page shows: the rows of the table, or the columns of the board. */
export function useShownSubmissions(filter: SubmissionFilter, isBoard: boolean): ShownSubmissions {
  const list = useSubmissions(filter, !isBoard)
  const board = useBoard(filter, isBoard)
  return isBoard
    ? { total: board.data?.total, list: undefined, board: board.data, query: board }
    : { total: list.data?.total, list: list.data, board: undefined, query: list }
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
