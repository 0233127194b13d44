import type { Deps } from '../../../../deps'
import type { ErasureLog } from '../../../../platform/erasure-log'
import type { OrganizationPorts } from '../ports'
import { eraseOrganizationRows, isDeleted } from '../repo/erasure'

/** One line for each organization: a job that is tried again finds its own. */
const noteErasure = async (
  { erasureLog, clock }: Pick<Deps, 'clock'> & { readonly erasureLog: ErasureLog },
  organizationId: string,
): Promise<void> => {
  const noted = await erasureLog.listOrganizations()
  if (noted.some((erasure) => erasure.organizationId === organizationId)) return
  await erasureLog.append([{ organizationId, erasedAt: new Date(clock.nowMs()).toISOString() }])
}

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
  await noteErasure(deps, organizationId)
  for (const erase of deps.erasers) await erase(organizationId)
  await deps.withActor(worker, (tx) => eraseOrganizationRows(tx, organizationId))
}
