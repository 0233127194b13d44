import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { countByStatus } from '../repo/sets'

/** How many sets the caller sees, in all and by status. */
export const countSets = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ total: number; byStatus: Record<string, number> }> =>
  deps.withActor(actor, async (tx) => {
    const counts = await countByStatus(tx, {
      organizationId: actor.organizationId,
      scope: getViewerScope(deps, actor),
    })
    return {
      total: counts.reduce((sum, row) => sum + row.total, 0),
      byStatus: Object.fromEntries(counts.map((row) => [String(row.status), row.total])),
    }
  })
