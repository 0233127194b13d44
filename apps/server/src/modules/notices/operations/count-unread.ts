import { noticeLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { countUnread as countRows } from '../repo/notices'

/** How many notices the member has not read, counted up to a limit. */
export const countUnread = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ unread: number }> =>
  deps.withActor(actor, async (tx) => ({
    unread: await countRows(tx, { actor, scope: getViewerScope(deps, actor) }, noticeLimits.unread),
  }))
