import type { Profile } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { AppError } from '../../../platform/errors'
import { presentProfile } from '../core/present'
import { listMemberships } from '../core/repo/organizations'
import { hasSecondFactor } from '../core/repo/second-factors'
import { findUser } from '../core/repo/users'
import { hasPassword } from './repo/profiles'

/** A person with organizations and abilities, seen in one of the organizations; for the actor `auth`. */
export const loadProfile = async (
  tx: Transaction,
  input: { readonly userId: string; readonly organizationId: string | null },
): Promise<Profile> => {
  const user = await findUser(tx, input.userId)
  if (user === undefined) throw new AppError('UNAUTHENTICATED')
  return presentProfile({
    user,
    memberships: await listMemberships(tx, user.id),
    organizationId: input.organizationId,
    hasSecondFactor: await hasSecondFactor(tx, user.id),
    hasPassword: await hasPassword(tx, user.id),
  })
}
