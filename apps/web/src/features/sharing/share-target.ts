import type { GrantTarget } from '@candor/contract'
import { queryOptions } from '@tanstack/react-query'
import { api, query } from '../../shared/api/client'

/** What is shared: a set with its submissions, one submission, or all of an applicant's. */
export interface ShareTarget {
  readonly targetType: Extract<GrantTarget, 'set' | 'submission' | 'applicant'>
  readonly targetId: string
  /** Of a submission: who sees it through its interview, its applicant or its set is listed too. */
  readonly sessionId?: string
}

const listGrants = ({ targetType, targetId, sessionId }: ShareTarget) => {
  if (targetType === 'applicant') return api.company.applicant.access({ id: targetId })
  return sessionId === undefined ? api.identity.access.list({ targetId }) : api.interview.access.list({ sessionId })
}

export const grantsQuery = (target: ShareTarget) =>
  queryOptions({ queryKey: ['grants', target.targetId], queryFn: () => listGrants(target) })
export const peopleQuery = (keyword: string) =>
  query.identity.access.search.queryOptions({ input: keyword === '' ? {} : { keyword } })
