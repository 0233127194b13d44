import { deletionLimits } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { Erasure, ErasureLog } from '../../../../platform/erasure-log'
import { hideLockedSubmissions, lockShown } from '../../repo/deletions'
import { deleteSubmissionsQueue } from '../queues'

type EraseDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs'> & { readonly erasureLog: ErasureLog }

/** Hides those of one organization that a backup brought back, and orders their erasure. */
const eraseAgain = (deps: EraseDeps, organizationId: string, submissionIds: readonly string[]): Promise<void> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const ids = await lockShown(tx, organizationId, submissionIds)
    if (ids.length === 0) return
    const at = new Date(deps.clock.nowMs())
    const id = deps.newId()
    const dates = { orderedAt: at, undoUntil: at, dueAt: at }
    const added = { id, organizationId, orderedBy: null, submissionCount: ids.length, ...dates }
    await hideLockedSubmissions(tx, { ...added, cause: 'backup_restored' }, ids)
    await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data: { deletionId: id } })
  })

const groupByOrganization = (erasures: readonly Erasure[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>()
  for (const { organizationId, submissionId } of erasures) {
    const group = groups.get(organizationId)
    if (group === undefined) groups.set(organizationId, [submissionId])
    else group.push(submissionId)
  }
  return groups
}

/**
 * Erases again what was erased before and is here: a backup that is older than the erasure was restored. Runs before the first request.
 * Repeatable.
 */
export const eraseRestored = async (deps: EraseDeps): Promise<void> => {
  for (const [organizationId, ids] of groupByOrganization(await deps.erasureLog.list())) {
    for (let from = 0; from < ids.length; from += deletionLimits.perRequest) {
      await eraseAgain(deps, organizationId, ids.slice(from, from + deletionLimits.perRequest))
    }
  }
}
