import type { NoticeSetting } from '@candor/contract'
import { fillNoticeSettings } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { listSettings } from '../repo/settings'

/** What the member is notified of: the kinds that the role can get. */
export const listNoticeSettings = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
): Promise<{ items: NoticeSetting[] }> =>
  deps.withActor(actor, async (tx) => ({ items: fillNoticeSettings(actor.role, await listSettings(tx, actor)) }))
