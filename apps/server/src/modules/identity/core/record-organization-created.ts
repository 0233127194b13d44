import type { Deps } from '../../../deps'
import type { Transaction } from './repo/transaction'

/** The first event of a new organization's log. */
export const recordOrganizationCreated = (
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> =>
  deps.audit.record(tx, {
    type: 'organization.created',
    actor: { kind: 'member', organizationId, userId },
    subject: { type: 'organization', id: organizationId },
  })
