import { findPublicResponseRate, type ResponseRate } from '@candor/domain'
import type { Deps } from '../../../deps'
import { countRecentReplies } from '../read-response-rate'
import { isResponseRateShown } from '../repo/response-rate'

/** What candidates see of how reliably the organization replies; null: it doesn't show it, or too few people were promised a reply. */
export const findShownResponseRate = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  organizationId: string,
): Promise<ResponseRate | null> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    if (!(await isResponseRateShown(tx, organizationId))) return null
    return findPublicResponseRate(await countRecentReplies(tx, organizationId, deps.clock.nowMs()))
  })
