import { accommodationLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { countOpen } from '../repo/accommodations'

/** How many requests wait for an answer, counted up to a limit. */
export const countOpenAccommodations = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
): Promise<{ open: number }> =>
  deps.withActor(actor, async (tx) => ({
    open: await countOpen(tx, actor.organizationId, accommodationLimits.counted),
  }))
