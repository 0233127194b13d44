import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentCounts } from '../present'
import { countPositions as countRows } from '../repo/positions'

/** How many positions the caller sees, in all and by status. */
export const countPositions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ total: number; byStatus: Record<string, number> }> =>
  deps.withActor(actor, async (tx) =>
    presentCounts(await countRows(tx, { organizationId: actor.organizationId, scope: getViewerScope(deps, actor) })),
  )
