import type { ExportFilter } from '@candor/contract'
import { can, canonicalEmail } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { selectPage } from '../repo/submission-list'

export interface FoundFilter extends ExportFilter {
  readonly limit: number
}

/** The ids of all submissions that the list shows with this filter, in its order. Like the list, it finds only what the member sees. */
export const findSubmissionIds = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { setId, stageId, email, keyword, status, unseen, sort = 'newest', limit }: FoundFilter,
): Promise<readonly string[]> =>
  deps.withActor(actor, async (tx) => {
    if (stageId !== undefined && !can(actor.role, 'submission.review')) return []
    const rows = await selectPage(tx, {
      organizationId: actor.organizationId,
      userId: actor.userId,
      scope: getViewerScope(deps, actor),
      setId,
      stageId,
      email: email === undefined ? undefined : (canonicalEmail(email) ?? email),
      keyword,
      status,
      isUnseen: unseen !== undefined,
      sort,
      limit,
      offset: 0,
    })
    return rows.map(({ id }) => id)
  })
