import { pageSize, type SetSort, type SetSummary, type Status } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentSummary } from '../present'
import { listSetRows } from '../repo/set-list'

export interface SetListInput {
  readonly page: number
  readonly keyword?: string | undefined
  readonly status?: Status | undefined
  readonly sort?: SetSort
}

export const listSets = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: SetListInput,
): Promise<{ items: SetSummary[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { rows, total } = await listSetRows(tx, {
      organizationId: actor.organizationId,
      scope: getViewerScope(deps, actor),
      keyword: input.keyword,
      status: input.status,
      sort: input.sort ?? 'newest',
      limit: pageSize,
      offset: (input.page - 1) * pageSize,
    })
    return { items: rows.map(presentSummary), page: input.page, pageSize, total }
  })
