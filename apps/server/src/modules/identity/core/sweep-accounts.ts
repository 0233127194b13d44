import { identifierLimits, signInLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { deleteEnded, deleteForgottenBrowsers, deleteUnconfirmed } from './repo-sweep'

/**
 * Deletes what the door has no more use for. Counters and codes stay two days: a day's budget must not begin anew because
 * its row was swept. A sign-up that nobody confirmed, with the name and the hash that came with it, stays as long.
 */
export const sweepAccounts = async (deps: Pick<Deps, 'withActor' | 'clock'>): Promise<void> => {
  const nowMs = deps.clock.nowMs()
  const before = new Date(nowMs - 2 * identifierLimits.dayMs)
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await deleteEnded(tx, before)
    await deleteForgottenBrowsers(tx, new Date(nowMs - signInLimits.knownBrowserMs))
    await deleteUnconfirmed(tx, before)
  })
}
