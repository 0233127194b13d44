import { type Position, positionLimits, type Status } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentPosition } from '../present'
import { listPositionRows } from '../repo/positions'

/** Positions by name: as many as a person can look through, fewer for a keyword. */
export const listPositions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { readonly keyword?: string | undefined; readonly status?: Status | undefined },
): Promise<{ items: Position[]; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { keyword, status } = input
    const filter = { organizationId: actor.organizationId, scope: getViewerScope(deps, actor), keyword, status }
    const limit = keyword === undefined ? positionLimits.listed : positionLimits.found
    const { rows, total } = await listPositionRows(tx, filter, limit)
    return { items: rows.map(presentPosition), total }
  })
