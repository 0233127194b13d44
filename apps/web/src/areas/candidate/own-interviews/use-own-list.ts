import type { DeletedInterview, OwnSubmissionSummary } from '@candor/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'

interface OwnList {
  readonly items: readonly OwnSubmissionSummary[]
  readonly deleted: readonly DeletedInterview[]
}

/** The interviews that were submitted in this browser; a browser without access to any has none. */
async function listOwn(): Promise<OwnList> {
  try {
    return await api.seeker.submission.list()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return { items: [], deleted: [] }
    throw error
  }
}

const REFRESH_MS = 10_000

const options = queryOptions({
  queryKey: query.seeker.submission.list.queryKey(),
  queryFn: listOwn,
  // Until when a deletion can be undone, and that it was erased, must not become outdated.
  refetchInterval: ({ state }) => (state.data?.items.some(({ deletion }) => deletion !== null) ? REFRESH_MS : false),
})

export function useOwnList() {
  return useQuery({ ...options, select: ({ items }) => items })
}

/** What was deleted of this browser's interviews. */
export function useDeletedInterviews(): readonly DeletedInterview[] {
  return useQuery({ ...options, select: ({ deleted }) => deleted }).data ?? []
}
