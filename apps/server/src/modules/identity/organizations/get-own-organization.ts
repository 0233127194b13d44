import type { Organization } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { notFound } from '../../../platform/errors'
import { presentMembership } from '../core/present'
import { listMemberships } from '../core/repo/organizations'

/**
 * One of the person's organizations; any other is reported as missing, like one that does not exist. For the actor
 * `auth`.
 */
export const getOwnOrganization = async (
  tx: Transaction,
  query: { userId: string; id: string },
): Promise<Organization> => {
  const found = (await listMemberships(tx, query.userId)).find((row) => row.organizationId === query.id)
  if (found === undefined) throw notFound()
  return presentMembership(found)
}
