import { identifierLimits, signInLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { deleteEnded, deleteForgottenBrowsers, deleteUnconfirmed } from '../repo/sweep'

/**
 * Deletes sign-in records without further use. Counters and codes stay two days: a day's budget must not restart
 * because its row was swept. An unconfirmed sign-up, with its name and hash, stays as long.
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
