import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { markAllRead, markRead } from '../repo/notices'

/** Marks one of the member's own notices as read, or all of them. Another member's is reported as missing. */
export const readNotices = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { id }: { readonly id?: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const at = new Date(deps.clock.nowMs())
    if (id === undefined) return markAllRead(tx, actor, at)
    if (!(await markRead(tx, actor, { id, at }))) throw notFound()
  })
