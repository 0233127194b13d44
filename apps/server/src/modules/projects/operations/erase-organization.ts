import type { Deps } from '../../../deps'
import { deleteOrganizationRows } from '../repo/erase'

/** Erases the projects of a deleted organization. Repeatable. */
export function eraseOrganization(deps: Pick<Deps, 'withActor'>, organizationId: string): Promise<void> {
  return deps.withActor({ kind: 'worker' }, (tx) => deleteOrganizationRows(tx, organizationId))
}
