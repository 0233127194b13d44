import type { GrantTarget } from '@candor/contract'
import { query } from '../../shared/api/client'

/** What is shared: a set with its submissions, or one submission. */
export interface ShareTarget {
  readonly targetType: GrantTarget
  readonly targetId: string
}

export const grantsQuery = (targetId: string) => query.identity.access.list.queryOptions({ input: { targetId } })
export const peopleQuery = (keyword: string) =>
  query.identity.access.search.queryOptions({ input: keyword === '' ? {} : { keyword } })
