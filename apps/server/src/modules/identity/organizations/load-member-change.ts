import type { Role } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { MemberChange } from '@candor/domain'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { findMember, findMemberByUser, type MemberRow } from './repo/members'
import { countOwners, lockOrganization } from './repo/organizations'

export interface LoadedMemberChange {
  readonly row: MemberRow
  readonly change: MemberChange
}

const roleNow = async (tx: Transaction, actor: MemberCaller): Promise<Role> => {
  const self = await findMemberByUser(tx, actor)
  if (self === undefined) throw new AppError('FORBIDDEN')
  return self.role
}

/**
 * A member who is about to be changed, with all the decision needs. The organization is locked first and roles are read
 * after: of two changes at once the later sees what the earlier did, the actor's own role included (Z-07).
 */
export const loadMemberChange = async (
  tx: Transaction,
  actor: MemberCaller,
  id: string,
): Promise<LoadedMemberChange> => {
  const { organizationId, userId } = actor
  if (!(await lockOrganization(tx, organizationId))) throw notFound()
  const row = await findMember(tx, { organizationId, id })
  if (row === undefined) throw notFound()
  return {
    row,
    change: {
      actor: await roleNow(tx, actor),
      isSelf: row.userId === userId,
      target: row.role,
      ownerCount: await countOwners(tx, organizationId),
    },
  }
}
