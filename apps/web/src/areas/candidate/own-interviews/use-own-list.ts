import type { OwnSubmissionSummary } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'

/** The interviews that were submitted in this browser; a browser without access to any has none. */
async function listOwn(): Promise<readonly OwnSubmissionSummary[]> {
  try {
    return (await api.seeker.submission.list()).items
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return []
    throw error
  }
}

export function useOwnList() {
  return useQuery({ queryKey: query.seeker.submission.list.queryKey(), queryFn: listOwn })
}
