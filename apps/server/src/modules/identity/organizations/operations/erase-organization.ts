import type { Deps } from '../../../../deps'
import type { OrganizationPorts } from '../ports'
import { eraseOrganizationRows, isDeleted } from '../repo/erasure'

/**
 * Erases the data of a deleted organization: files first, then the rows that refer to them, the organization last.
 * May be interrupted and run again. Does nothing to an organization that is not deleted.
 */
export const eraseOrganization = async (
  deps: Pick<Deps, 'withActor'> & Pick<OrganizationPorts, 'erasers'>,
  { organizationId }: { organizationId: string },
): Promise<void> => {
  const worker = { kind: 'worker' } as const
  if (!(await deps.withActor(worker, (tx) => isDeleted(tx, organizationId)))) return
  for (const erase of deps.erasers) await erase(organizationId)
  await deps.withActor(worker, (tx) => eraseOrganizationRows(tx, organizationId))
}
