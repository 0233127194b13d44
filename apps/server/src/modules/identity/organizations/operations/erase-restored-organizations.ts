import type { Deps } from '../../../../deps'
import type { ErasureLog } from '../../../../platform/erasure-log'
import { eraseOrganizationQueue } from '../queues'
import { isDeleted } from '../repo/erasure'
import { lockOrganization, markOrganizationDeleted } from '../repo/organizations'

type EraseDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs'> & { readonly erasureLog: ErasureLog }

const eraseAgain = async (deps: EraseDeps, organizationId: string): Promise<void> => {
  // Row-level security asks for the organization. No person orders this.
  await deps.withActor({ kind: 'member', organizationId, userId: deps.newId() }, async (tx) => {
    if (!(await lockOrganization(tx, organizationId))) return
    await markOrganizationDeleted(tx, organizationId, new Date(deps.clock.nowMs()))
  })
  // Also if the backup had it as deleted: the job may be older than the backup.
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    if (!(await isDeleted(tx, organizationId))) return
    await deps.jobs.send(tx, { queue: eraseOrganizationQueue, data: { organizationId } })
  })
}

/**
 * Deletes again the organizations that were erased before and are here: a backup that is older than the erasure was restored. They
 * are missing for everyone at once. Runs before the first request. Repeatable.
 */
export const eraseRestoredOrganizations = async (deps: EraseDeps): Promise<void> => {
  const erasures = await deps.erasureLog.listOrganizations()
  // A log of an earlier version has a line for each attempt.
  for (const id of new Set(erasures.map(({ organizationId }) => organizationId))) await eraseAgain(deps, id)
}
