import type { ExportFilter } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { selectPage } from '../repo/submission-list'
import { toFilter } from '../to-filter'

export interface FoundFilter extends ExportFilter {
  readonly limit: number
}

/** The ids of all submissions that the list shows with this filter, in its order. Like the list, it finds only what the member sees. */
export const findSubmissionIds = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { limit, sort = 'newest', ...input }: FoundFilter,
): Promise<readonly string[]> =>
  deps.withActor(actor, async (tx) => {
    const filter = toFilter(deps, actor, { ...input, sort })
    if (filter === null) return []
    return (await selectPage(tx, { ...filter, limit, offset: 0 })).map(({ id }) => id)
  })
