import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { selectVisibleIds } from '../repo/submissions'

/** Those of the ids that are submissions which the member sees now; deleted and foreign ones are left out. */
export const listVisibleIds = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  ids: readonly string[],
): Promise<readonly string[]> => deps.withActor(actor, (tx) => selectVisibleIds(tx, ids, getViewerScope(deps, actor)))
