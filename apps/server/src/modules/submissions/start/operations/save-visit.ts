import { startLimits } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { toInstantOrNull } from '../../../../platform/clock'
import { findPreviousVisit, saveVisitRow } from '../../repo/start-visits'

/** Notes that the member is on the start page; returns when they were there before. A page that is loaded again soon is the same visit. */
export const saveVisit = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ lastVisitAt: string | null }> =>
  deps.withActor(actor, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const isSameSince = new Date(nowMs - startLimits.visitMinutes * 60_000)
    await saveVisitRow(tx, actor, { visitedAt: new Date(nowMs), isSameSince })
    return { lastVisitAt: toInstantOrNull(await findPreviousVisit(tx, actor)) }
  })
