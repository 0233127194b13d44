import type { Deps } from '../../../deps'
import { eraseInterviewRows } from '../repo/erase'

/** Erases all interviews, sets and positions of an organization that is deleted; repeatable. Files have to be gone before. */
export const eraseOrganization = (deps: Pick<Deps, 'withActor'>, organizationId: string): Promise<void> =>
  deps.withActor({ kind: 'worker' }, (tx) => eraseInterviewRows(tx, organizationId))
