import type { Deps } from '../../../../deps'
import type { ErasureLog } from '../../../../platform/erasure-log'
import type { OrganizationPorts } from '../ports'
import { eraseOrganizationRows, isDeleted } from '../repo/erasure'

/**
 * Erases the data of a deleted organization: files first, then the rows that refer to them, the organization last.
 * May be interrupted and run again. Does nothing to an organization that is not deleted.
 */
export const eraseOrganization = async (
  deps: Pick<Deps, 'withActor' | 'clock'> & Pick<OrganizationPorts, 'erasers'> & { readonly erasureLog: ErasureLog },
  { organizationId }: { organizationId: string },
): Promise<void> => {
  const worker = { kind: 'worker' } as const
  if (!(await deps.withActor(worker, (tx) => isDeleted(tx, organizationId)))) return
  // Before anything is erased: what a backup brings back would else stay.
  await deps.erasureLog.append([{ organizationId, erasedAt: new Date(deps.clock.nowMs()).toISOString() }])
  for (const erase of deps.erasers) await erase(organizationId)
  await deps.withActor(worker, (tx) => eraseOrganizationRows(tx, organizationId))
}
