import { type Notice, noticeLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentNotice } from '../present'
import { countShown, listNoticeRows } from '../repo/notices'

/** One page of the member's notices, newest first. The total is at most the number of listed ones. */
export const listNotices = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { page }: { readonly page: number },
): Promise<{ items: Notice[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const reader = { actor, scope: getViewerScope(deps, actor) }
    const { perPage: pageSize, listed } = noticeLimits
    const offset = (page - 1) * pageSize
    const rows = offset < listed ? await listNoticeRows(tx, { reader, limit: pageSize, offset }) : []
    return { items: rows.map(presentNotice), page, pageSize, total: await countShown(tx, reader, listed) }
  })
