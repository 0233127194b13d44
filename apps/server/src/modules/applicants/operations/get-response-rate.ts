import type { ResponseRateSetting } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readResponseRate } from '../read-response-rate'

/** How reliably the organization replies, and whether candidates see it. */
export const getResponseRate = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<ResponseRateSetting> =>
  deps.withActor(actor, (tx) => readResponseRate(tx, actor.organizationId, deps.clock.nowMs()))
