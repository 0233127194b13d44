import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentCounts } from '../present'
import { countByStatus } from '../repo/sets'

/** How many sets the caller sees, in all and by status. */
export const countSets = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ total: number; byStatus: Record<string, number> }> =>
  deps.withActor(actor, async (tx) =>
    presentCounts(
      await countByStatus(tx, { organizationId: actor.organizationId, scope: getViewerScope(deps, actor) }),
    ),
  )
