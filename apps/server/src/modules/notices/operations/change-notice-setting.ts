import type { NoticeSetting } from '@candor/contract'
import { fillNoticeSettings } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { listSettings, saveSetting } from '../repo/settings'

/** Switches one kind of notice on or off for the member. A kind that the role can't get is saved for the time when it can. */
export const changeNoticeSetting = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  setting: NoticeSetting,
): Promise<{ items: NoticeSetting[] }> =>
  deps.withActor(actor, async (tx) => {
    await saveSetting(tx, actor, { ...setting, updatedAt: new Date(deps.clock.nowMs()) })
    return { items: fillNoticeSettings(actor.role, await listSettings(tx, actor)) }
  })
