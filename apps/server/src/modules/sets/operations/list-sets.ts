import { pageSize, type SetSummary, type Status } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentSummary } from '../present'
import { countByStatus, listSets as read } from '../repo'

export interface SetListInput {
  readonly page: number
  readonly keyword?: string | undefined
  readonly status?: Status | undefined
}

export const listSets = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: SetListInput,
): Promise<{ items: SetSummary[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { rows, total } = await read(tx, {
      scope: getViewerScope(deps, actor),
      keyword: input.keyword,
      status: input.status,
      limit: pageSize,
      offset: (input.page - 1) * pageSize,
    })
    return { items: rows.map(presentSummary), page: input.page, pageSize, total }
  })

export const countSets = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ total: number; byStatus: Record<string, number> }> =>
  deps.withActor(actor, async (tx) => {
    const counts = await countByStatus(tx, getViewerScope(deps, actor))
    return {
      total: counts.reduce((sum, row) => sum + row.total, 0),
      byStatus: Object.fromEntries(counts.map((row) => [String(row.status), row.total])),
    }
  })
