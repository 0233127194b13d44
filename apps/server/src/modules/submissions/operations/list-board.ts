import { type BoardColumn, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { presentListRow } from '../present'
import { listBoardRows } from '../repo/submission-board'
import { type SubmissionFilterInput, toFilter } from '../to-filter'

/** The submissions of a filter by stage: how many there are at each, and the first page of them. Only members who review ask for it. */
export const listBoard = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: SubmissionFilterInput,
): Promise<{ total: number; at: string; columns: BoardColumn[] }> =>
  deps.withActor(actor, async (tx) => {
    const at = toInstant(deps.clock.nowMs())
    const filter = toFilter(deps, actor, input)
    if (filter === null) return { total: 0, at, columns: [] }
    const columns = await listBoardRows(tx, { ...filter, limit: pageSize, offset: 0 })
    return {
      total: columns.reduce((sum, { total }) => sum + total, 0),
      at,
      columns: columns.map(({ rows, ...column }) => ({ ...column, items: rows.map(presentListRow) })),
    }
  })
