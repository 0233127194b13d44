import type { GrantTarget } from '@candor/contract'
import { queryOptions } from '@tanstack/react-query'
import { api, query } from '../../shared/api/client'

/** What is shared: a set with its submissions, or one submission. */
export interface ShareTarget {
  readonly targetType: Extract<GrantTarget, 'set' | 'submission'>
  readonly targetId: string
  /** Of a submission: who sees it through its interview, its applicant or its set is listed too. */
  readonly sessionId?: string
}

export const grantsQuery = ({ targetId, sessionId }: ShareTarget) =>
  queryOptions({
    queryKey: ['grants', targetId],
    queryFn: () =>
      sessionId === undefined ? api.identity.access.list({ targetId }) : api.interview.access.list({ sessionId }),
  })
export const peopleQuery = (keyword: string) =>
  query.identity.access.search.queryOptions({ input: keyword === '' ? {} : { keyword } })
