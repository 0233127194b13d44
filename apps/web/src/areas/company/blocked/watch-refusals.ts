import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error'
import { type BlockedReason, blockedReason } from './blocked-reason'

export interface Ways {
  blocked: (reason: BlockedReason) => void
  noOrganization: () => void
  secondFactorRequired: () => void
}

/** Looks at every refusal of every call, and leads away from pages that can show nothing any more. Answers how to stop. */
export function watchRefusals(queryClient: QueryClient, ways: Ways): () => void {
  const judge = (error: unknown) => {
    const reason = blockedReason(error)
    if (reason) ways.blocked(reason)
    else if (error instanceof ApiError && error.code === 'NO_ORGANIZATION') ways.noOrganization()
    else if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') ways.secondFactorRequired()
  }
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
