import type { Deps } from '../../../../deps'
import type { OrganizationPorts } from '../ports'
import { eraseOrganizationRows, isDeleted } from '../repo/erasure'

/**
 * Erases what a deleted organization held: files first, then the rows that know where they lie, the organization last.
 * Stopped anywhere it does the rest when it runs again. Of one that is not deleted nothing is touched.
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
